import { hash } from 'node:crypto'
import { AFTER_IMPORT } from 'school-schema/findings'
import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { connectCms, type Row } from '../../cms/setup/client.ts'
import { printLine } from '../../scripts/launcher/progress.mjs'
import type { CmsAccess } from './format.ts'
import { outcomes, shortened, type Report, type ReportEntry } from './report.ts'

/** More than a person looks through; the file has all of them. */
const MAX_ROWS = 300
const LONGEST = 500

/** The drafts of the CMS as the report calls them. */
async function linksOf(cms: ReturnType<typeof connectCms>): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (const [collection, name] of Object.entries({ notification: 'Notice', pages: 'Page' }))
    for (const { id, title } of await cms.list(
      `/items/${collection}?fields=id,title&sort=id&limit=-1`,
    ))
      links.set(`${name} “${String(title)}”`, `/content/${collection}/${String(id)}`)
  return links
}

const sentenceOf = ({ outcome, what, detail }: ReportEntry): string =>
  `${outcomes[outcome]}: ${what}${detail ? ` (${detail})` : ''}`

function rowOf(about: string, entries: readonly ReportEntry[], link: string): Row {
  const [place = ''] = entries.map((entry) => entry.place)
  const id = uuidOfHash(hash('sha256', `${AFTER_IMPORT} ${about} ${place}`, 'hex'))
  const what = `${about}: ${entries.map(sentenceOf).join('; ')}`
  return {
    id,
    kind: AFTER_IMPORT,
    page: '',
    link,
    what: shortened(what, LONGEST),
    todo: `Compare it with ${place || 'what was imported'}, and correct it here. Then delete this entry. The report of the import has all of it.`,
    since: new Date().toISOString(),
  }
}

/** Adds the report of an import to Content to fix: an entry for each page, notice or file that it is about. */
export async function addFindings({ url, token }: CmsAccess, { entries }: Report): Promise<void> {
  if (entries.length === 0) return
  const cms = connectCms(url, token)
  const links = await linksOf(cms)
  const groups = [...Map.groupBy(entries, ({ about, place }) => `${about} ${place}`).values()]
  if (groups.length > MAX_ROWS)
    printLine(`Content to fix has the first ${MAX_ROWS} of ${groups.length} entries of the report.`)
  const rows = groups.slice(0, MAX_ROWS).map((own) => {
    const about = own[0]?.about ?? ''
    return rowOf(about, own, links.get(about) ?? '/content/notification')
  })
  const listed = await cms.list('/items/content_finding?fields=id&limit=-1')
  const known = new Set(listed.map(({ id }) => id))
  const added = rows.filter(({ id }) => !known.has(id))
  if (added.length > 0) await cms.create('/items/content_finding', added)
}
