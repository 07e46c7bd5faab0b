import 'server-only'
import { createHash } from 'node:crypto'
import { CmsRefused } from '../content/client/errors.ts'
import { requestRawContent } from '../content/client/content-check.ts'
import { selectVisible } from '../content/client/visible-rows.ts'
import { listRejectedRows } from '../content/store/parse-response.ts'
import { schoolDay } from 'school-schema/day'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { areMailsRefused } from '../server/mail-state.ts'
import { createContent } from './content.ts'
import { findAll } from './find.ts'
import { toFinding, type RuleResult, type Finding } from './finding.ts'
import { reportRejectedRow } from './places.ts'
import { saveFindings } from './save-findings.ts'

/** Editors often save several times in a row; the check waits for a pause. */
const DEBOUNCE_MS = 3_000
/** Repeats the check for a new day, after an outage of the CMS, and after manual changes of the findings. */
const INTERVAL_MS = 60_000
/** With thousands of notices a check takes seconds: the pause before the next one is this many times as long. */
const PAUSES = 40

let findings: Finding[] = []
/** The digest of the content that `findings` belongs to; empty before the first complete check. */
let checked = ''

/** No e-mail can reach the office. */
const MAILS_REFUSED: RuleResult = {
  place: { collection: 'admission_form', item: '', page: '', label: '' },
  code: 'mails-refused',
  what: 'E-mails about enquiries do not arrive: the mail server does not accept them',
  todo: 'Look at the enquiries here every day. Ask the person who looks after the server to correct SMTP_URL or OFFICE_EMAIL; the log says “mail-refused” with the reason.',
}

/** Runs the rules if content or day have changed. */
async function findInContent(now: Date): Promise<void> {
  const rows = selectVisible(await requestRawContent(), now)
  const today = schoolDay(now)
  const hash = createHash('sha256').update(today)
  // Row by row: all of them as one text would take as much memory again.
  for (const row of Object.values(rows).flat()) hash.update(JSON.stringify(row))
  const digest = hash.digest('base64')
  if (digest === checked) return
  const { SITE_URL, CMS_URL, STUDIO_URL = CMS_URL } = siteEnvironment()
  const cmsHosts = [CMS_URL, STUDIO_URL].map((url) => new URL(url).host)
  const context = { siteHost: new URL(SITE_URL).host, cmsHosts, today }
  // Rejected rows are reported with their field.
  const content = createContent({ ...rows, unreadable: [] }, context)
  findings = await findAll(content)
  checked = digest
}

/** Updates the findings in the CMS, also after manual changes. Rejects if the CMS is down. */
async function checkContent(now = new Date()): Promise<void> {
  const [search] = await Promise.allSettled([findInContent(now)])
  // Rejected rows are reported even if a rule fails.
  const rejected = listRejectedRows().map((row) =>
    toFinding('needs-fixing', reportRejectedRow(row)),
  )
  const mails = areMailsRefused() ? [toFinding('needs-fixing', MAILS_REFUSED)] : []
  const found = [...findings, ...rejected, ...mails]
  const saved = await saveFindings(found, checked !== '', now)
  if (search.status === 'rejected') throw search.reason
  if (saved.added + saved.changed + saved.removed > 0)
    log.info({ event: 'content-checked', findings: found.length, ...saved })
}

// Messages of the CMS can contain content.
const reasonOf = (error: unknown): string =>
  error instanceof CmsRefused ? `refused with ${error.status}` : String(error)

let timer: NodeJS.Timeout | undefined
let isBusy = false
let lastDuration = 0

function run(): void {
  if (isBusy) return contentChanged()
  isBusy = true
  const startedAt = performance.now()
  checkContent()
    // Pages do not depend on it, and the next check compares everything again.
    .catch((error: unknown) => log.warn({ event: 'content-not-checked', reason: reasonOf(error) }))
    .finally(() => {
      isBusy = false
      lastDuration = performance.now() - startedAt
    })
}

/** Schedules a check: something in the CMS has changed, or may have changed. */
export function contentChanged(): void {
  clearTimeout(timer)
  timer = setTimeout(run, DEBOUNCE_MS).unref()
}

/** Starts the content check; it repeats for as long as the process runs. */
export function startContentCheck(): void {
  contentChanged()
  setTimeout(startContentCheck, Math.max(INTERVAL_MS, lastDuration * PAUSES)).unref()
}
