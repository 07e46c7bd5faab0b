import { createHash } from 'node:crypto'
import { formatSchoolTime, schoolDay } from '../../lib/format/day.ts'
import type { Mail } from '../../lib/server/smtp.ts'
import type { DueAlarm } from './alerts.ts'

/** The e-mail about alarms; it contains nothing about families. */
export function composeAlert(
  due: readonly DueAlarm[],
  siteUrl: string,
  now: number,
): Pick<Mail, 'subject' | 'text' | 'id'> {
  const [first] = due
  const about = due.length === 1 && first ? first.what : `${due.length} things`
  const keys = due.map(({ action }) => action.key).join()
  const digest = createHash('sha256').update(keys).digest('hex').slice(0, 16)
  return {
    subject: `[${new URL(siteUrl).host}] Action needed: ${about}`,
    text: `${due.map(describe).join('\n')}
The website: ${siteUrl}
All of its state: "npm run status" on the server, or "Website status" in the CMS.
There is at most one e-mail a day about each cause, while it lasts.
`,
    id: `status-${schoolDay(new Date(now))}-${digest}`,
  }
}

const describe = ({ subject, what, since, action }: DueAlarm) => `${subject}: ${what}
Seen since: ${formatSchoolTime(since)}
What to do: ${action.todo}
`
