import 'server-only'
import { log } from '../../server/log.ts'
import { requestAndParse, isCountConfirmed } from './request-source.ts'
import { getStored, storeContent, type StoredContent } from './content-store.ts'
import { readSnapshot, saveSnapshot } from './content-snapshot.ts'
import { parseResponse, type Parsed } from './parse-response.ts'
import type { AnySource } from './source.ts'

/** Restores the content of a source from its snapshot; null when there is none that this version can read. */
export async function restoreFromSnapshot(source: AnySource): Promise<StoredContent | null> {
  const snapshot = await parseSnapshot(source)
  return snapshot && storeContent(source, snapshot.text, snapshot.answer, snapshot)
}

async function parseSnapshot(source: AnySource): Promise<Parsed | null> {
  try {
    return parseResponse(source, await readSnapshot(source.key), new Map())
  } catch {
    return null
  }
}

/**
 * Loads content for a page where none is stored yet. A build reads the CMS and falls back to the snapshot;
 * a running site takes the snapshot, which the next sync compares with the CMS.
 */
export async function loadContent(source: AnySource): Promise<StoredContent> {
  const snapshot = await parseSnapshot(source)
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  const parsed = snapshot && !isBuild ? snapshot : await requestOrFallBack(source, snapshot)
  return getStored(source) ?? storeContent(source, parsed.text, parsed.answer, parsed)
}

async function requestOrFallBack(source: AnySource, snapshot: Parsed | null): Promise<Parsed> {
  try {
    const fresh = await requestAndParse(source, snapshot?.rows)
    if (snapshot && !(await isComplete(source, fresh, snapshot))) return snapshot
    await saveSnapshot(source.key, fresh.text).catch(warnSnapshotNotSaved)
    return fresh
  } catch (error) {
    if (snapshot) return snapshot
    throw error
  }
}

/** A build keeps the snapshot of a suddenly empty list; the running site confirms it (`empty-result-guard.ts`). */
async function isComplete(source: AnySource, fresh: Parsed, snapshot: Parsed): Promise<boolean> {
  if (source.isEmpty(fresh.answer)) return source.isEmpty(snapshot.answer)
  return fresh.count >= snapshot.count || isCountConfirmed(source, fresh.count)
}

/** Content that cannot be saved is still shown. */
export function warnSnapshotNotSaved(): void {
  log.warn({ event: 'snapshot-not-saved' })
}
