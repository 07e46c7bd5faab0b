import 'server-only'
import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { createHash, hash } from 'node:crypto'
import * as cms from '../content/client/content-check.ts'
import { EVERY_PAGE, shortened, type Finding, toFinding, type RuleResult } from './finding.ts'
import { CmsRefused } from '../content/client/errors.ts'
import { listRejectedRows } from '../content/store/store.ts'
import { schoolDay } from 'school-schema/day'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { areMailsRefused } from '../server/mail-state.ts'
import { areMailsLate } from '../principal/mails.ts'
import { createContent, selectVisible } from './content.ts'
import { findAll } from './find.ts'
import { reportRejectedRow } from './places.ts'

/** The same finding has the same id in every process of the site, so it is stored once. */
function idOf(key: string): string {
  return uuidOfHash(hash('sha256', key, 'hex'), 4)
}

/** The address in the Studio where the finding is corrected. */
const linkOf = ({ collection, item }: Finding): string =>
  collection === 'directus_files'
    ? `/files/${item}`
    : ['/content', collection, item].filter(Boolean).join('/')

/** A finding as a row of the findings. */
export function rowOf(finding: Finding): cms.FindingRow {
  const { key, kind, what, todo } = finding
  const page = finding.page === EVERY_PAGE ? '(every page)' : finding.page
  return { id: idOf(key), kind, page, what: shortened(what, 500), todo, link: linkOf(finding) }
}

/**
 * The changes that update the stored findings to the findings found. While the check is incomplete no
 * row is deleted: it may come from another process that has read more.
 */
export function differencesOf(
  listed: readonly cms.FindingRow[],
  found: readonly cms.FindingRow[],
  isComplete: boolean,
) {
  const before = new Map(listed.map((row) => [row.id, row]))
  const now = new Set(found.map(({ id }) => id))
  const differs = (row: cms.FindingRow, old = before.get(row.id)) =>
    old !== undefined &&
    (['kind', 'page', 'what', 'todo', 'link'] as const).some((field) => old[field] !== row[field])
  return {
    added: found.filter(({ id }) => !before.has(id)),
    changed: found.filter((row) => differs(row)),
    removed: isComplete ? listed.filter(({ id }) => !now.has(id)).map(({ id }) => id) : [],
  }
}

/** Updates the findings in the CMS; returns the number of changes. */
async function saveFindings(findings: readonly Finding[], isComplete: boolean, now: Date) {
  const listed = await cms.listFindings()
  const { added, changed, removed } = differencesOf(listed, findings.map(rowOf), isComplete)
  const since = now.toISOString()
  // One by one: a row that another process has just added must not make the others fail.
  for (const row of added) await cms.addFindings([{ ...row, since }])
  for (const row of changed) await cms.saveFinding(row)
  if (removed.length > 0) await cms.removeFindings(removed)
  return { added: added.length, changed: changed.length, removed: removed.length }
}

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

/** An e-mail of the CMS to the principal or the office does not leave. */
const MAILS_LATE: RuleResult = {
  place: { collection: 'school', item: '', page: '', label: '' },
  code: 'principal-mails-late',
  what: 'An e-mail to the principal or about a decision has not been sent for some minutes',
  todo: 'Tell the principal yourself. Write the address in School, under Principal. If it is there, ask the person who looks after the server for SMTP_URL and OFFICE_EMAIL: without them no e-mails are sent.',
}

/** Runs the rules if content or day have changed. */
async function findInContent(now: Date): Promise<void> {
  const rows = selectVisible(await cms.requestRawContent(), now)
  const today = schoolDay(now)
  const running = createHash('sha256').update(today)
  // Row by row: all of them as one text would take as much memory again.
  for (const row of Object.values(rows).flat()) running.update(JSON.stringify(row))
  const digest = running.digest('base64')
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
  const late = areMailsLate() ? [toFinding('needs-fixing', MAILS_LATE)] : []
  const found = [...findings, ...rejected, ...mails, ...late]
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
