import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { connectCms, request, type Row, difference } from '../../cms/setup/client.ts'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { compare, type Change } from './compare.ts'
import { FILE_COLUMNS, fileKey, namesOf, withIds, type CmsAccess, type Kind } from './format.ts'
import type { Entry, FileEntry, Folder } from './read-folder.ts'
import { ownValue } from 'school-schema/values/own-value'

/** `dryRun`: only lists what would change. `drafts`: new rows are drafts, redirects apart. */
export type ImportOptions = { dryRun: boolean; drafts: boolean }

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Writes a folder into the CMS, with a line for each collection; returns how many entries are refused. */
export async function importFolder(
  target: CmsAccess,
  { files, entries }: Folder,
  options: ImportOptions,
): Promise<number> {
  const write: Write = (method, path, body) =>
    request(target.url, { token: target.token }, method, path, body)
  const cms = connectCms(target.url, target.token)
  const counts = createCounts()
  const stored = await cms.list(
    `/files?limit=-1&sort=id&fields=id,filename_download,filesize,${FILE_COLUMNS.join()}`,
  )
  const names = namesOf(stored)
  const existingOf = ({ name }: FileEntry, bytes: number) =>
    stored.find(
      ({ id, filename_download: given, filesize }) =>
        [names.get(id), given].includes(name) &&
        (!name.endsWith('.pdf') || Number(filesize) === bytes),
    )
  const ids = new Map<string, string>()
  for (const file of files) {
    const outcome = await importFile(file, existingOf, write, options)
    if (typeof outcome.id === 'string') ids.set(fileKey(file.name), outcome.id)
    counts.add(file.name, outcome)
  }
  if (files.length > 0) counts.print('files')
  const rows = new Map<string, unknown>()
  for (const [kind, list] of entries) {
    const path = `/items/${kind.name}`
    const query = `?limit=-1&sort=id&fields=${[...new Set(['id', ...kind.columns])].join()}`
    const existing = kind.isRecord ? [await cms.read(path)] : await cms.list(path + query)
    for (const [index, entry] of list.entries()) {
      const asDraft = options.drafts && kind.name !== 'redirect'
      const resolved = withFiles(withRows(entry, rows), ids)
      const change = compare(kind, resolved, existing, asDraft)
      // Of two equal rows in the file, each is a row of the CMS.
      if ('id' in change && !kind.isRecord)
        existing.splice(
          existing.findIndex(({ id }) => id === change.id),
          1,
        )
      const { id, ...outcome } = options.dryRun
        ? outcomeOf(change)
        : await save(kind, change, write)
      rows.set(`${kind.name}:${index + 1}`, id)
      counts.add(entry.place, outcome)
    }
    counts.print(kind.name)
  }
  return counts.refused()
}

type Write = (
  method: string,
  path: string,
  body: unknown,
) => Promise<{ status: number; refusal: string | undefined; row: Row }>

type Outcome = { type: Change['type']; reason?: string | undefined; id?: unknown }

function outcomeOf(change: Change): Outcome {
  if (change.type === 'refused') return change
  return { type: change.type, id: 'id' in change ? change.id : null }
}

/** Other rows of the folder are written `notification:ROW`: a redirect gets its address, a picture its album. */
function withRows({ row, ...entry }: Entry, rows: ReadonlyMap<string, unknown>): Entry {
  const { new_address: target, gallery_id: album } = row
  const values = { ...row }
  if (typeof target === 'string' && /^notification:\d+$/.test(target)) {
    const id = rows.get(target)
    values['new_address'] = typeof id === 'number' ? `/notices/${id}` : '/notices'
  }
  if (typeof album === 'string') values['gallery_id'] = rows.get(album) ?? null
  return { ...entry, row: values }
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

async function save({ name, isRecord }: Kind, change: Change, write: Write): Promise<Outcome> {
  if (change.type === 'refused' || change.type === 'same') return change
  const path = `/items/${name}`
  const { status, refusal, row } =
    change.type === 'new'
      ? await write('POST', path, change.values)
      : await write('PATCH', isRecord ? path : `${path}/${String(change.id)}`, change.values)
  if (status >= 300) return { type: 'refused', reason: refusal }
  return { type: change.type, id: row['id'] }
}

/** Replaces the id of a file that a dry run does not upload. */
const NOT_UPLOADED = '00000000-0000-4000-8000-000000000000'

/** Uploads a file, unless the CMS has one of this name, and for a PDF of this size. */
async function importFile(
  file: FileEntry,
  existingOf: (file: FileEntry, bytes: number) => Row | undefined,
  write: Write,
  { dryRun }: ImportOptions,
): Promise<Outcome> {
  const bytes = await readFile(file.path)
  const existing = existingOf(file, bytes.length)
  const type = existing ? 'changed' : 'new'
  if (dryRun && !existing) return { type, id: NOT_UPLOADED }
  let actual = existing
  if (!actual) {
    const { status, refusal, row } = await write('POST', '/files', formOf(file, bytes))
    if (status >= 300) return { type: 'refused', reason: refusal }
    actual = row
  }
  const { id } = actual
  const changes = difference(file.properties, actual)
  if (!changes) return { type: existing ? 'same' : 'new', id }
  if (dryRun) return { type, id }
  const { status, refusal } = await write('PATCH', `/files/${String(id)}`, changes)
  return status >= 300 ? { type: 'refused', reason: refusal } : { type, id }
}

function formOf({ id, name }: FileEntry, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  // Directus only accepts the fields before the file.
  if (id !== null) form.set('id', id)
  const type = ownValue(TYPES, extname(name).toLowerCase()) ?? 'application/octet-stream'
  form.set('file', new File([bytes], name, { type }))
  return form
}

/** Counts outcomes, and prints them by collection. */
function createCounts() {
  let outcomes: (Outcome & { place: string })[] = []
  let refused = 0
  return {
    refused: () => refused,
    add: (place: string, outcome: Outcome) => void outcomes.push({ ...outcome, place }),
    print(name: string) {
      const count = (type: Outcome['type']) => outcomes.filter((each) => each.type === type).length
      refused += count('refused')
      printLine(
        `${name}: ${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('refused')} refused`,
      )
      for (const { type, place, reason } of outcomes)
        if (type === 'refused') printLine(`  ${place}: ${reason ?? 'The CMS gave no reason.'}`)
      outcomes = []
    },
  }
}
