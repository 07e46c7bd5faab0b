import 'server-only'
import { createHash } from 'node:crypto'
import type { Held, Seen } from './held.ts'
import type { AnyViewed, Share } from './source.ts'

const VERSION_LENGTH = 12

const hashOf = (slice: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(slice) ?? '')
    .digest('base64url')
    .slice(0, VERSION_LENGTH)

const versions = new WeakMap<object, string>()

/** Content is not changed in place: what is the same object has the same version. */
function versionOf(slice: unknown): string {
  if (typeof slice !== 'object' || slice === null) return hashOf(slice)
  const version = versions.get(slice) ?? hashOf(slice)
  versions.set(slice, version)
  return version
}

/** A view of what is held, at this instant. The same content is the same object, with the same version. */
export function see(source: AnyViewed, held: Held, name: string, which: string): Seen {
  const now = keepUp(source, held)
  const key = `${name}:${which}`
  const known = held.views.get(key)
  if (known) return known
  const slice = source.views[name]?.(held.answer, new Date(now), which, shareOf(held)) ?? null
  const seen = { slice, version: versionOf(slice) }
  // What is not there is not kept: anybody can ask for any number of such.
  if (slice !== null) held.views.set(key, seen)
  return seen
}

/** Begins the views anew when time has changed them; says what time it is. */
export function keepUp(source: AnyViewed, held: Held): number {
  const now = Date.now()
  // A clock that was set back has left the time for which the views were made.
  if (now >= held.until || now < held.asOf) beginAnew(source, held, now)
  return now
}

const shareOf =
  ({ shared }: Held): Share =>
  <Part>(name: string, make: () => Part) => {
    if (!shared.has(name)) shared.set(name, make())
    return shared.get(name) as Part
  }

function beginAnew({ moments }: AnyViewed, held: Held, now: number): void {
  const later = moments?.(held.answer).map(Number) ?? []
  held.views.clear()
  held.shared.clear()
  held.asOf = now
  held.until = Math.min(...later.filter((moment) => moment > now), Number.POSITIVE_INFINITY)
}
