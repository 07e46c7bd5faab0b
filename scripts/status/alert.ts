import { join } from 'node:path'
import { describeMailError, sendBySmtp } from '../../lib/server/smtp.ts'
import { parseMailAddresses, parseMailServer } from '../../lib/server/variables.ts'
import { Problem } from '../launcher/problem.mjs'
import type { Settings } from '../lib/environment.ts'
import { sendDueAlarms, type DueAlarm } from './alerts.ts'
import { composeAlert } from './compose.ts'
import { alarmsIn, type Item } from './item.ts'

/** Sends an e-mail about the alarms that are due; returns a sentence for the log. */
export async function sendAlert(
  items: readonly Item[],
  settings: Settings,
  now: number,
): Promise<string> {
  const alarms = alarmsIn(items)
  const present = alarms.map(({ action }) => action.key).join(', ')
  const state = present === '' ? 'Nothing to do.' : `To do: ${present}.`
  const { officeMail, alertEmail } = settings
  const server = parseMailServer(officeMail.SMTP_URL ?? '')
  const to = parseMailAddresses(alertEmail ?? '')
  const from = officeMail.MAIL_FROM ?? to[0]
  if (!server || !from) return `${state} No e-mails: set SMTP_URL and ALERT_EMAIL.`
  const due = await sendDueAlarms(alarms, now, listMemoryFiles(settings), (about) =>
    send(about, { server, from, to, siteUrl: settings.siteUrl }, now),
  )
  return due.length === 0 ? state : `${state} An e-mail was sent about ${due.length} of it.`
}

/** The second file is in memory (RuntimeDirectory= of systemd), as an unwritable disk can be the cause. */
const listMemoryFiles = ({ dataDir }: Settings): string[] =>
  [dataDir, process.env.RUNTIME_DIRECTORY].flatMap((folder) =>
    folder ? join(folder, 'alerts.json') : [],
  )

type Way = Pick<Parameters<typeof sendBySmtp>[1], 'from' | 'to'> & {
  server: Parameters<typeof sendBySmtp>[0]
  siteUrl: string
}

async function send(due: readonly DueAlarm[], { server, siteUrl, from, to }: Way, now: number) {
  try {
    await sendBySmtp(server, { from, to, ...composeAlert(due, siteUrl, now) })
  } catch (error) {
    const { code, status } = describeMailError(error)
    throw new Problem(
      `The mail server did not accept an e-mail (${code} ${status}): correct SMTP_URL. The next check tries again.`,
    )
  }
}
