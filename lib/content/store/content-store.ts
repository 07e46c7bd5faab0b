import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import type { AnyViewed } from './source.ts'

/** A part of an answer, and a name for exactly this content of it. */
export type VersionedView = { value: unknown; version: string }

/** A row as it is kept, JSON, and as it was parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of an answer by their ids. */
export type Rows = ReadonlyMap<string, Row>

/** The answer to a source that pages are made from. */
export type StoredContent = {
  /** As the CMS gave it, JSON: what a later answer is compared with. */
  text: string
  answer: unknown
  /** Of a list: its rows, each in its last good version. */
  rows: Rows
  /** How many rows the CMS answered with. */
  count: number
  /** The views that were asked for, as they are from `asOf` until `until` (milliseconds, wall clock). */
  views: Map<string, VersionedView>
  /** What several of the views are cut from. */
  memo: Map<string, unknown>
  asOf: number
  until: number
}

const answers = processGlobal('answers', () => new Map<string, StoredContent>())

/** What is held of a source; undefined before anything was. */
export function getStored({ key }: Pick<AnyViewed, 'key'>): StoredContent | undefined {
  return answers.get(key)
}

/** From now on pages are made from this answer. */
export function storeContent(
  { key }: Pick<AnyViewed, 'key'>,
  text: string,
  answer: unknown,
  { rows = new Map(), count = 0 }: Partial<Pick<StoredContent, 'rows' | 'count'>> = {},
): StoredContent {
  const made = { views: new Map<string, VersionedView>(), memo: new Map<string, unknown>() }
  const stored: StoredContent = { text, answer, rows, count, ...made, asOf: 0, until: 0 }
  answers.set(key, stored)
  return stored
}
