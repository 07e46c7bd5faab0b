import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ownChanges } from '../../cms/extensions/school/src/website/find-rows.ts'
import { refusalOf } from '../../cms/extensions/school/src/website/prepare-upload.ts'
import { connectCms, difference, request, type Row } from '../../cms/setup/client.ts'
import { kept, type ImportOptions } from './compare.ts'
import type { Counts } from './counts.ts'
import { listImported, createProgress, writeRows, type Outcome } from './rows.ts'
import { FILE_COLUMNS, fileKey, namesOf, type CmsAccess } from './format.ts'
import type { FileEntry } from './read-folder.ts'

/** Replaces the id of a file that a dry run does not upload. */
const NOT_UPLOADED = '00000000-0000-4000-8000-000000000000'

/** Uploads the files that the CMS does not have, by their names and for a PDF their size; returns the ids by their keys. */
export async function importFiles(
  target: CmsAccess,
  files: readonly FileEntry[],
  options: ImportOptions,
  counts: Counts,
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
  { dryRun, overwrite, isOld }: ImportOptions,
): Promise<Outcome> {
  if (dryRun && !existing) {
    // Those of an old website were read before.
    const reason = isOld ? null : await refusalOf(await readFile(file.path), file.name)
    return reason === null ? { type: 'new', id: NOT_UPLOADED } : { type: 'refused', reason }
  }
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
  const change = kept(id, ownChanges(changes, actual, known, existing && isOld && !overwrite))
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
