import 'server-only'
import { processWide } from '../process-wide.ts'
import type { AnyViewed } from './source.ts'

/** A part of an answer, and a name for exactly this content of it. */
export type Seen = { slice: unknown; version: string }

/** The answer to a source that pages are made from. */
export type Held = {
  /** As the CMS gave it, JSON: what a later answer is compared with. */
  text: string
  answer: unknown
  /** The views that were asked for, as they are from `asOf` until `until` (milliseconds, wall clock). */
  views: Map<string, Seen>
  /** What several of the views are cut from. */
  shared: Map<string, unknown>
  asOf: number
  until: number
}

const answers = processWide('answers', () => new Map<string, Held>())

/** What is held of a source; undefined before anything was. */
export function heldOf({ key }: Pick<AnyViewed, 'key'>): Held | undefined {
  return answers.get(key)
}

/** From now on pages are made from this answer. */
export function holdAnswer({ key }: Pick<AnyViewed, 'key'>, text: string, answer: unknown): Held {
  const views = new Map<string, Seen>()
  const held = { text, answer, views, shared: new Map<string, unknown>(), asOf: 0, until: 0 }
  answers.set(key, held)
  return held
}
