import { formatDay, formatSchoolClock, schoolDay } from '../../lib/format/day.ts'
import {
  conditions,
  hostConditions,
  type Condition,
  type Subject,
} from '../../lib/health/conditions.ts'
import type { HostObservations } from '../../lib/health/host.ts'
import { formatCount } from '../lib/command.ts'
import { alarm, inOrder, type Alarm, type Item } from './item.ts'
import type { SiteReport } from './site.ts'

const HOUR_MS = 3_600_000
const GB = 1024 ** 3

/** The items about the instances of the site; `isCmsUp` is used if no instance reports it. */
export function siteItems(sites: readonly SiteReport[], isCmsUp: boolean): Item[] {
  const reports = sites.flatMap(({ health }) => health ?? [])
  const down = sites
    .filter(({ health }) => health === null)
    .map(({ address }) =>
      alarm(
        { subject: 'Website', what: `The website does not answer at ${address}.` },
        { key: `site-down ${address}`, todo: 'Start it; "npm run log" says why it ended.' },
      ),
    )
  const names = new Set(reports.flatMap((report) => report.conditions))
  if (reports.length === 0 && !isCmsUp) names.add('cms-down')
  const present = [...names].filter((name) => !(name in hostConditions)).map(siteAlarm)
  const [report] = reports
  if (!report) return [...down, ...present]
  const { outbox, letters, content } = report
  const synced = content.syncedAt && formatSchoolClock(Date.parse(content.syncedAt))
  const well: Partial<Record<Subject, string>> = {
    Website: 'answers',
    Content: `as in the CMS at ${synced}`,
    CMS: 'answers',
    Enquiries: `${outbox?.pending ?? 0} waiting for the CMS`,
    'E-mails': letters ? `${letters.pending} waiting` : 'not sent: SMTP_URL is not set',
  }
  const alarms = [...down, ...present]
  return Object.entries(well).flatMap(([subject, what]) => {
    const found = alarms.filter((each) => each.subject === subject)
    return found.length > 0 ? found : [inOrder(subject, what)]
  })
}

function siteAlarm(name: string): Alarm {
  const condition = conditions[name]
  if (condition) return toAlarm(name, condition)
  // The site may be newer than this command.
  const what = `The website reports "${name}".`
  return alarm({ subject: 'Website', what }, { key: name, todo: 'See docs/operating.md.' })
}

const toAlarm = <Seen>(name: string, { subject, what, todo, follows = [] }: Condition<Seen>) =>
  alarm({ subject, what }, { key: name, todo, follows })

/** The items about this machine. */
export function hostItems(seen: HostObservations): Item[] {
  const { freeBytes, backupAge, certificateLeft } = seen
  const well: Partial<Record<Subject, string>> = {
    Disk: `${(freeBytes / GB).toFixed(1)} GB free`,
    Backup: backupAge === null ? 'not checked: BACKUP_DIR is not set' : `made ${ago(backupAge)}`,
    Certificate:
      certificateLeft === null
        ? 'not checked: SITE_URL has none, or does not answer here'
        : `valid until ${formatDay(schoolDay(new Date(Date.now() + certificateLeft)))}`,
  }
  return Object.entries(hostConditions).map(([name, condition]) =>
    condition.isPresent(seen)
      ? toAlarm(name, condition)
      : inOrder(condition.subject, well[condition.subject] ?? ''),
  )
}

const ago = (milliseconds: number) =>
  `${formatCount(Math.round(milliseconds / HOUR_MS), 'hour')} ago`
