import { z } from 'zod'
import { published, type Query } from '../client/list-query.ts'
import { fieldsOf } from '../collections/columns.ts'

/**
 * The content as pages need it at an instant: `param` names one of many, such as a row. A page is
 * revalidated exactly when a view that it used has changed, so a narrow view saves work.
 */
export type Views = Record<string, (param: string) => unknown>

/** Stored content and the views that pages see of it. */
export type Viewed<Answer, Seen extends Views> = {
  /** Unique; also the name of its snapshot on disk: letters and dashes. */
  key: string
  /** When views change by the passing of time. */
  expiries?(this: void, answer: Answer): readonly Date[]
  /** Pure, and called once for each answer and time between expiries: views share what it computes. */
  views(this: void, answer: Answer, now: Date): Seen
}

/** One query to the CMS, and what pages see of its response. */
export type Source<Answer, Seen extends Views> = Viewed<Answer, Seen> & {
  query: Query
  /** Further collections in which a change can change the response, besides files. */
  parts?: readonly string[]
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
export type AnyViewed = Viewed<unknown, Views>

/** Any source. */
export type AnySource = Source<unknown, Views>

/** Declares a source with its exact types. */
export const defineSource = <Answer, Seen extends Views>(
  source: Source<Answer, Seen>,
): Source<Answer, Seen> => source

type ListOptions<Row, Seen extends Views> = Omit<Query, 'fields'> &
  Pick<Source<NonNullable<Row>[], Seen>, 'key' | 'expiries' | 'views' | 'parts'> & {
    /** One row. The keys of this object are the columns that the query names. */
    row: z.ZodType<Row>
    absent?: []
  }

/** Declares a list with each column once, in the schema of a row; a row that is parsed as null is left out. */
export function defineList<Row, Seen extends Views>({
  collection,
  row,
  filter = published,
  sort,
  deep,
  ...rest
}: ListOptions<Row, Seen>): Source<NonNullable<Row>[], Seen> {
  const fields = [...new Set(['id', ...fieldsOf(row)])]
  const hasContent = (each: Row): each is NonNullable<Row> => each !== null
  return {
    ...rest,
    query: { collection, fields, filter, ...(sort && { sort }), ...(deep && { deep }) },
    row,
    answer: z.array(row).transform((rows) => rows.filter(hasContent)),
    isEmpty: (rows) => rows.length === 0,
  }
}
