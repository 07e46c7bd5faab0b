import { z } from 'zod'
import { published, type Query } from '../client/list-query.ts'
import { fieldsOf } from '../collections/columns.ts'

/** Computes a value that several views of the same content at the same instant share, once per name. */
export type Memo = <Part>(name: string, make: () => Part) => Part

/**
 * A part of the content, as a page needs it at an instant: `param` names one of many, such as a row.
 * Pure. A page is revalidated exactly when a view that it used has changed, so a narrow view saves
 * work. Written as a method so that sources of different content fit into one list.
 */
export type View<Answer> = {
  of(answer: Answer, now: Date, param: string, memo: Memo): unknown
}['of']

/** Stored content and the views that pages see of it. */
export type Viewed<Answer, Views extends Record<string, View<Answer>>> = {
  /** Unique; also the name of its snapshot on disk: letters and dashes. */
  key: string
  /** When views change by the passing of time. */
  expiries?(this: void, answer: Answer): readonly Date[]
  views: Views
}

/** One query to the CMS, and what pages see of its response. */
export type Source<Answer, Views extends Record<string, View<Answer>>> = Viewed<Answer, Views> & {
  /** The collections in which a change can change the response, besides files. */
  collections: readonly string[]
  query: Query
  /** Parses the CMS's response into the site's own shape. */
  answer: z.ZodType<Answer>
  /** Parses one row of a list: an invalid row affects no other. */
  row?: z.ZodType<unknown>
  /** True when there is nothing to show; after content, that needs confirmation. */
  isEmpty(this: void, answer: Answer): boolean
  /** The response to assume from a CMS that somebody else set up without this collection. */
  absent?: unknown
}

/** Any stored content. */
export type AnyViewed = Viewed<unknown, Record<string, View<unknown>>>

/** Any source. */
export type AnySource = Source<unknown, Record<string, View<unknown>>>

/** Declares a source with its exact types. */
export function defineSource<Answer, const Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
): Source<Answer, Views> {
  return source
}

type ListOptions<Row, Views extends Record<string, View<NonNullable<Row>[]>>> = Viewed<
  NonNullable<Row>[],
  Views
> &
  Omit<Query, 'fields'> & {
    /** One row. The keys of this object are the columns that the query names. */
    row: z.ZodType<Row>
    /** Further collections in which a change can change the list. */
    parts?: readonly string[]
    absent?: []
  }

/**
 * Declares a list of the CMS. Each column is declared once, in the schema of a row. A row that the
 * schema parses as null says nothing to visitors and is left out.
 */
export function defineList<Row, const Views extends Record<string, View<NonNullable<Row>[]>>>({
  collection,
  row,
  filter = published,
  sort,
  deep,
  parts = [],
  ...viewed
}: ListOptions<Row, Views>): Source<NonNullable<Row>[], Views> {
  const fields = [...new Set(['id', ...fieldsOf(row)])]
  const hasContent = (each: Row): each is NonNullable<Row> => each !== null
  return {
    ...viewed,
    collections: [collection, ...parts],
    query: { collection, fields, filter, ...(sort && { sort }), ...(deep && { deep }) },
    row,
    answer: z.array(row).transform((rows) => rows.filter(hasContent)),
    isEmpty: (rows) => rows.length === 0,
  }
}
