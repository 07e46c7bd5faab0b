import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { connectCms, request, type Row, difference } from '../../cms/setup/client.ts'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { ownChanges } from '../../cms/extensions/school/src/website/find-rows.ts'
import { compare, kept } from './compare.ts'
import { listImported, readExisting } from './existing-rows.ts'
import { FILE_COLUMNS, fileKey, namesOf, withIds, type CmsAccess } from './format.ts'
import type { Entry, FileEntry, Folder } from './read-folder.ts'
import type { Report } from './report.ts'
import { createProgress, writeRows, type Outcome } from './write-rows.ts'

/**
 * `dryRun`: only lists what would change. `drafts`: new rows are drafts, redirects apart. `overwrite`: also what somebody
 * has changed since an import. `isOld`: it is an old website, which changes nothing that the office has typed.
 */
export type ImportOptions = {
  dryRun: boolean
  drafts: boolean
  overwrite: boolean
  isOld?: boolean
}

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

/** Replaces the id of a file that a dry run does not upload. */
const NOT_UPLOADED = '00000000-0000-4000-8000-000000000000'

/** Uploads the files that the CMS does not have, by their names and for a PDF their size; returns the ids by their keys. */
async function importFiles(
  target: CmsAccess,
  files: readonly FileEntry[],
  options: ImportOptions,
  counts: ReturnType<typeof createCounts>,
): Promise<Map<string, string>> {
  const cms = connectCms(target.url, target.token)
  const columns = `id,filename_download,filesize,${FILE_COLUMNS.join()}`
  const stored = await cms.list(`/files?limit=-1&sort=id&fields=${columns}`)
  const imported = await listImported(cms, 'directus_files')
  const sources: FileSource[] = []
  for (const file of files) sources.push(await sourceOf(file))
  const rows = findFiles(sources, stored, imported)
  const progress = createProgress('files')
  const ids = new Map<string, string>()
  for (const [index, file] of files.entries()) {
    progress(index, files.length)
    const found = { existing: rows[index], imported, source: sources[index]?.digest ?? '' }
    const outcome = await importFile(target, file, found, options)
    if (typeof outcome.id === 'string') ids.set(fileKey(file.name), outcome.id)
    counts.add(file.name, file.name, outcome)
  }
  if (files.length > 0) counts.print('files')
  return ids
}

async function importFile(
  target: CmsAccess,
  file: FileEntry,
  {
    existing,
    imported,
    source,
  }: { existing: Row | undefined; imported: ReadonlyMap<string, Row>; source: string },
  { dryRun, overwrite }: ImportOptions,
): Promise<Outcome> {
  if (dryRun && !existing) return { type: 'new', id: NOT_UPLOADED }
  let actual = existing
  if (!actual) {
    const sender = { token: target.token }
    const { status, refusal, row } = await request(
      target.url,
      sender,
      'POST',
      '/files',
      await formOf(file),
    )
    if (status >= 300) return { type: 'refused', reason: refusal }
    actual = row
  }
  const { id } = actual
  const changes = difference(file.properties, actual) ?? {}
  if (existing && Object.keys(changes).length === 0) return { type: 'same', id }
  const known = overwrite ? {} : (imported.get(String(id)) ?? {})
  const change = kept(id, ownChanges(changes, actual, known))
  if (dryRun || (existing && change.type === 'kept')) return change
  const [outcome = change] = await writeRows(target, 'directus_files', [
    { ...change, type: 'changed', source },
  ])
  return outcome.type === 'refused' ? outcome : { ...outcome, type: existing ? 'changed' : 'new' }
}

/** What identifies a file of a folder: its name, and its name with its bytes, as the CMS may rename or convert it. */
type FileSource = { name: string; size: number; digest: string }

async function sourceOf({ name, path }: FileEntry): Promise<FileSource> {
  const hash = createHash('sha256').update(`${name}\n`)
  await pipeline(createReadStream(path), hash)
  return { name, size: (await stat(path)).size, digest: hash.digest('base64url').slice(0, 22) }
}

/** The files of the CMS that came from these, or else have their names; a PDF also the size. */
export function findFiles(
  sources: readonly FileSource[],
  stored: readonly Row[],
  imported: ReadonlyMap<string, Row>,
): (Row | undefined)[] {
  const names = namesOf(stored)
  const bySource = new Map(stored.map((row) => [imported.get(String(row['id']))?.['source'], row]))
  const own = sources.map(({ digest }) => bySource.get(digest))
  const taken = new Set(own)
  return sources.map(
    ({ name, size }, index) =>
      own[index] ??
      stored.find(
        (row) =>
          !taken.has(row) &&
          (names.get(row['id']) === name || row['filename_download'] === name) &&
          (!name.endsWith('.pdf') || Number(row['filesize']) === size),
      ),
  )
}

async function formOf({ id, name, path }: FileEntry): Promise<FormData> {
  const form = new FormData()
  // Directus only accepts the fields before the file.
  if (id !== null) form.set('id', id)
  // The CMS takes the type from the bytes.
  form.set('file', new File([await readFile(path)], name))
  return form
}

/** Counts outcomes, prints them by collection, and reports by name what stays as somebody has changed it. */
function createCounts(report: Report) {
  let outcomes: (Outcome & { place: string })[] = []
  let refused = 0
  return {
    refused: () => refused,
    add(place: string, about: string, outcome: Outcome) {
      outcomes.push({ ...outcome, place })
      if (outcome.own)
        report.add({
          outcome: 'left-out',
          about,
          place,
          what: 'what somebody has changed since the last import, which stays (--overwrite replaces it)',
          detail: outcome.own,
        })
    },
    print(name: string) {
      const count = (type: Outcome['type']) => outcomes.filter((each) => each.type === type).length
      refused += count('refused')
      const kept = count('kept') === 0 ? '' : `, ${count('kept')} kept (changed by somebody)`
      printLine(
        `${name}: ${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('refused')} refused${kept}`,
      )
      for (const { type, place, reason } of outcomes)
        if (type === 'refused') printLine(`  ${place}: ${reason ?? 'The CMS gave no reason.'}`)
      outcomes = []
    },
  }
}
