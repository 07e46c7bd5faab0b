import 'server-only'
import { log } from '../../server/log.ts'
import { requestAndParse, isCountConfirmed } from './request-source.ts'
import { getStored, storeContent, type StoredContent } from './content-store.ts'
import { readSnapshot, saveSnapshot } from './content-snapshot.ts'
import { parseResponse, type Parsed } from './parse-response.ts'
import type { AnySource } from './source.ts'

/** What was last held, from disk; null when there is nothing that this version of the site can read. */
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
 * The answer for a page where none is held yet. A build asks the CMS and falls back to the disk; a
 * running site takes what is on disk, which its reconciler compares with the CMS at once.
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

/** Suddenly empty: the running site finds out whether that is true (`lib/content/sync/empty-result-guard.ts`). */
async function isComplete(source: AnySource, fresh: Parsed, snapshot: Parsed): Promise<boolean> {
  if (source.isEmpty(fresh.answer)) return source.isEmpty(snapshot.answer)
  return fresh.count >= snapshot.count || isCountConfirmed(source, fresh.count)
}

/** Content that cannot be kept is still content. */
export function warnSnapshotNotSaved(): void {
  log.warn({ event: 'last-good-not-saved' })
}
