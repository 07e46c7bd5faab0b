import 'server-only'
import { createHash } from 'node:crypto'
import type { StoredContent, VersionedView } from './content-store.ts'
import type { AnyViewed, Memo } from './source.ts'

const VERSION_LENGTH = 12

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, VERSION_LENGTH)

const versions = new WeakMap<object, string>()

/** Content is never changed in place: the same object has the same version. */
function versionOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOf(value)
  const version = versions.get(value) ?? hashOf(value)
  versions.set(value, version)
  return version
}

/** A view of stored content at this instant. The same content is the same object with the same version. */
export function selectView(
  source: AnyViewed,
  stored: StoredContent,
  name: string,
  param: string,
): VersionedView {
  const now = refreshViewsIfDue(source, stored)
  const key = `${name}:${param}`
  const known = stored.views.get(key)
  if (known) return known
  const value = source.views[name]?.(stored.answer, new Date(now), param, memoOf(stored)) ?? null
  const view = { value: value, version: versionOf(value) }
  // Missing rows are not cached: anybody can request any number of them.
  if (value !== null) stored.views.set(key, view)
  return view
}

/** Resets the views when time has changed them; returns the current time in milliseconds. */
export function refreshViewsIfDue(source: AnyViewed, stored: StoredContent): number {
  const now = Date.now()
  // A clock that was set back is outside of the time for which the views are valid.
  if (now >= stored.until || now < stored.asOf) resetViews(source, stored, now)
  return now
}

const memoOf =
  ({ memo }: StoredContent): Memo =>
  <Part>(name: string, make: () => Part) => {
    if (!memo.has(name)) memo.set(name, make())
    return memo.get(name) as Part
  }

function resetViews({ expiries }: AnyViewed, stored: StoredContent, now: number): void {
  const later = expiries?.(stored.answer).map(Number) ?? []
  stored.views.clear()
  stored.memo.clear()
  stored.asOf = now
  stored.until = Math.min(...later.filter((moment) => moment > now), Number.POSITIVE_INFINITY)
}
