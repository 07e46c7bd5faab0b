import { connectCms, type Row } from '../../cms/setup/client.ts'
import { compare, type ImportOptions } from './compare.ts'
import { createCounts } from './counts.ts'
import { readExisting, writeRows, type Outcome } from './rows.ts'
import { withIds, type CmsAccess } from './format.ts'
import { importFiles } from './import-files.ts'
import type { Entry, Folder } from './read-folder.ts'
import type { Report } from './report.ts'

/** Writes a folder into the CMS, with a line for each collection; returns how many entries are refused. */
export async function importFolder(
  target: CmsAccess,
  { files, entries }: Folder,
  options: ImportOptions,
  report: Report,
): Promise<number> {
  const cms = connectCms(target.url, target.token)
  const counts = createCounts(report)
  const ids = await importFiles(target, files, options, counts)
  const rows = new Map<string, unknown>()
  for (const [kind, list] of entries) {
    const existing = await readExisting(cms, kind)
    const asDraft = options.drafts && kind.name !== 'redirect'
    const changes = list.map((entry) =>
      compare(kind, withFiles(withRows(entry, rows), ids), existing, { ...options, asDraft }),
    )
    const outcomes: readonly Outcome[] = options.dryRun
      ? changes
      : await writeRows(target, kind.name, changes)
    outcomes.forEach((outcome, index) => {
      // In a dry run a new row has no id.
      if (outcome.type !== 'refused') rows.set(`${kind.name}:${index + 1}`, outcome.id ?? null)
      counts.add(list[index]?.place ?? '', nameOf(list[index]?.row ?? {}), outcome)
    })
    counts.print(kind.name)
  }
  return counts.refused()
}

/** What the office calls a row. */
const nameOf = (row: Row): string =>
  ['title', 'name', 'class_name', 'old_address', 'page_name']
    .map((column) => row[column])
    .find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** Other rows of the folder are written `notification:ROW`: a redirect gets its address, a picture its album. */
function withRows({ row, ...entry }: Entry, rows: ReadonlyMap<string, unknown>): Entry {
  const { new_address: target, gallery_id: album } = row
  const values = { ...row }
  if (typeof target === 'string' && /^notification:\d+$/.test(target)) {
    const id = rows.get(target)
    values['new_address'] = typeof id === 'number' ? `/notices/${id}` : '/notices'
  }
  if (typeof album !== 'string') return { ...entry, row: values }
  if (!rows.has(album))
    return { ...entry, row, refusal: 'Its album was refused, or is not in the folder.' }
  return { ...entry, row: { ...values, gallery_id: rows.get(album) } }
}

const withFiles = (entry: Entry, ids: ReadonlyMap<string, string>): Entry => ({
  ...entry,
  row: Object.fromEntries(
    Object.entries(entry.row).map(([column, value]) => [
      column,
      typeof value === 'string' ? withIds(value, ids) : value,
    ]),
  ),
})
