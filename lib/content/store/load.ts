import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isUnknownCollection } from '../client/errors.ts'
import { countRows, requestRowsUnless } from '../client/list-query.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { listRejectedRows, parseResponse, type Parsed } from './parse-response.ts'
import type { AnySource, Rows } from './source.ts'
import { getStored, storeContent } from './store.ts'

const snapshotOf = (key: string) => path.join(siteEnvironment().DATA_DIR, 'content', `${key}.json`)

/** Saves rows of the CMS for this and later versions of the site. Never rejects. */
export async function saveSnapshot({ key, row }: AnySource, rows: Rows): Promise<void> {
  const texts = [...rows.values()].map(({ text }) => text).join(',')
  const file = snapshotOf(key)
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, row ? `[${texts}]` : texts)
    await rename(draft, file)
  } catch {
    log.warn({ event: 'snapshot-not-saved' })
  }
}

/** The content of the snapshot; null if there is none that this version can read. */
async function readSnapshot(source: AnySource): Promise<Parsed | null> {
  try {
    const raw: unknown = JSON.parse(await readFile(snapshotOf(source.key), 'utf8'))
    return parseResponse(source, raw, new Map())
  } catch {
    return null
  }
}

/** Restores the content of a source from its snapshot, if there is one. */
export async function restoreFromSnapshot(source: AnySource): Promise<void> {
  const snapshot = await readSnapshot(source)
  if (snapshot) storeContent(source, snapshot.digest, snapshot.answer, snapshot)
}

/** Reads a source from the CMS. Throws CmsBroken or CmsRefused if there is no usable response. */
export async function requestAndParse(source: AnySource): Promise<Parsed> {
  const badIds = listRejectedRows()
    .filter(({ collection }) => collection === source.query.collection)
    .map(({ id }) => Number(id))
  const stored = getStored(source)
  const tag = stored?.tag ?? null
  const response = await requestRowsUnless(tag, source.query, badIds).catch((error: unknown) => {
    // A collection that had content still exists: the CMS has lost its permissions.
    const hadContent = stored !== undefined && !source.isEmpty(stored.answer)
    if (source.absent === undefined || !isUnknownCollection(error) || hadContent) throw error
    return { raw: source.absent, tag: null }
  })
  if (!response && stored) return { ...stored, rejected: [] }
  return { ...parseResponse(source, response?.raw), tag: response?.tag ?? null }
}

/** Whether the CMS counts as many rows as it returned: a broken CMS may answer everything with an empty list. */
export const isCountConfirmed = async ({ query, row }: AnySource, expected: number) =>
  !row || (await countRows(query)) === expected

/** Loads content for a page before the first sync, as in a build. */
export async function loadContent(source: AnySource): Promise<void> {
  const snapshot = await readSnapshot(source)
  const loaded = snapshot ?? (await requestAndParse(source))
  if (!snapshot) await saveSnapshot(source, loaded.rows)
  if (!getStored(source)) storeContent(source, loaded.digest, loaded.answer, loaded)
}
