import { request, isRow, type Row, type connectCms } from '../../cms/setup/client.ts'
import { printStep } from '../../scripts/launcher/progress.mjs'
import type { Change } from './compare.ts'
import type { CmsAccess, Kind } from './format.ts'
import { findIn, type ExistingRows } from '../../cms/extensions/school/src/website/find-rows.ts'

type Cms = ReturnType<typeof connectCms>

/** Reads the rows of a collection, and what was imported into them. */
export async function readExisting(cms: Cms, kind: Kind): Promise<ExistingRows> {
  const path = `/items/${kind.name}`
  const query = `?limit=-1&sort=id&fields=${[...new Set(['id', ...kind.columns])].join()}`
  const rows = kind.isRecord ? [await cms.read(path)] : await cms.list(path + query)
  return findIn(kind.collection, rows, await listImported(cms, kind.name))
}

/** Digests of what imports have written into the rows of a collection, by their ids. */
export async function listImported(cms: Cms, name: string): Promise<Map<string, Row>> {
  const records = await cms.list(`/imported-rows/${name}`)
  return new Map(records.map(({ item, digests }) => [String(item), isRow(digests) ? digests : {}]))
}

/** What became of an entry. */
export type Outcome = {
  type: Change['type']
  id?: unknown
  reason?: string | undefined
  /** What somebody has changed since the last import, which stays. */
  own?: string
}

/** Below the limits of the CMS for one request. */
const MAX_ROWS = 100
const MAX_CHARACTERS = 400_000

const EVERY_MS = 5_000

/** Prints how much of many is done, and how long the rest takes, at once and then every few seconds. */
export function createProgress(name: string): (done: number, total: number) => void {
  const startedAt = Date.now()
  let printedAt = 0
  return (done, total) => {
    const now = Date.now()
    if (total < MAX_ROWS || done >= total || now - printedAt < EVERY_MS) return
    printedAt = now
    const left = Math.ceil(((now - startedAt) / Math.max(done, 1)) * ((total - done) / 1000))
    printStep(`${name}: ${done} of ${total}${done === 0 ? '' : `, about ${left} s left`}`)
  }
}

/** A change that is written, and its place among all. */
type Written = { index: number; change: Extract<Change, { values: Row }> }

/** The changes in parts that the CMS accepts in one request. */
function partsOf(changes: readonly Change[]): Written[][] {
  const parts: Written[][] = []
  let size = Infinity
  for (const [index, change] of changes.entries()) {
    if (change.type !== 'new' && change.type !== 'changed') continue
    const characters = JSON.stringify(change.values).length
    const last = parts.at(-1)
    const isFull = !last || last.length === MAX_ROWS || size + characters >= MAX_CHARACTERS
    if (isFull) parts.push([])
    parts.at(-1)?.push({ index, change })
    size = isFull ? characters : size + characters
  }
  return parts
}

/** Writes changes into a collection; each part is complete or not there at all, so that an import can be repeated. */
export async function writeRows(
  { url, token }: CmsAccess,
  name: string,
  changes: readonly Change[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [...changes]
  const progress = createProgress(name)
  for (const part of partsOf(changes)) {
    progress(part[0]?.index ?? 0, changes.length)
    const body = part.map(({ change }) => ({ id: null, ...change }))
    const answer = await request(url, { token }, 'POST', `/imported-rows/${name}`, body)
    for (const [place, { index, change }] of part.entries()) {
      const { id, reason = answer.refusal } = isRow(answer.rows[place]) ? answer.rows[place] : {}
      outcomes[index] =
        id === undefined
          ? { type: 'refused', reason: typeof reason === 'string' ? reason : undefined }
          : { ...change, id }
    }
  }
  return outcomes
}
