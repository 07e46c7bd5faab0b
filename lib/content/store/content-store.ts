import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import type { AnyViewed } from './source.ts'

/** A part of the content, and its version: a hash of it. */
export type VersionedView = { value: unknown; version: string }

/** A row as JSON, and as parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of a list by their ids. */
export type Rows = ReadonlyMap<string, Row>

/** The content of a source, from which pages are rendered. */
export type StoredContent = {
  /** As the CMS gave it, JSON: later responses are compared with it. */
  text: string
  answer: unknown
  /** Of a list: its rows, each in its last good version. */
  rows: Rows
  /** The number of rows in the CMS's response. */
  count: number
  /** The views that were requested, valid from `asOf` until `until` (milliseconds, wall clock). */
  views: Map<string, VersionedView>
  /** Values that several views share. */
  memo: Map<string, unknown>
  asOf: number
  until: number
}

const answers = processGlobal('answers', () => new Map<string, StoredContent>())

/** The stored content of a source; undefined before the first. */
export function getStored({ key }: Pick<AnyViewed, 'key'>): StoredContent | undefined {
  return answers.get(key)
}

/** Stores content: from now on pages are rendered from it. */
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
