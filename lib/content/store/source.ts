import { z } from 'zod'
import { isTranslated } from 'school-schema/languages'
import { published, type ListName, type Query, type SortOf } from '../client/list-query.ts'
import { fieldsOf } from '../schema/columns.ts'

/** The content as pages need it at an instant: `param` names one of many, such as a row. */
export type Views = Record<string, (param: string) => unknown>

/** One query to the CMS, and the views of its response. */
export type Source<Answer, OwnViews extends Views> = {
  /** Unique; the tag of the pages that show it, and the name of its snapshot on disk: letters and dashes. */
  key: string
  query: Query
  /** Further collections that affect the response, besides files. */
  parts?: readonly string[]
  /** Parses the response. */
  answer: z.ZodType<Answer>
  /** Parses one row of a list: an invalid row affects no other. */
  row?: z.ZodType<unknown>
  /** True if there is nothing to show; if there was content before, that needs confirmation. */
  isEmpty(this: void, answer: Answer): boolean
  /** The response to assume from a CMS that was set up elsewhere without this collection. */
  absent?: unknown
  /** The instants at which time changes views. */
  expiries?(this: void, answer: Answer): readonly Date[]
  /** The rows that have a page of their own, which shows the view `one`; an unchanged row is the same object. */
  pagesOf?(this: void, answer: Answer, now: Date): ReadonlyMap<string, object>
  /** Pure, and called once per answer and time between expiries: views share what it computes. */
  views(this: void, answer: Answer, now: Date): OwnViews
}

/** A row as JSON and parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of a list by their ids. */
export type Rows = ReadonlyMap<string, Row>

/** The tag of the page of one row. */
export const tagOfRow = ({ key }: Pick<AnySource, 'key'>, id: string): string => `${key}:${id}`

/** Any source. */
export type AnySource = Source<unknown, Views>

/** Declares a source with its exact types. */
export const defineSource = <Answer, OwnViews extends Views>(
  source: Source<Answer, OwnViews>,
): Source<Answer, OwnViews> => source

type ListOptions<Name extends ListName, Row, OwnViews extends Views> = Pick<
  Query,
  'filter' | 'deep'
> &
  Pick<Source<NonNullable<Row>[], OwnViews>, 'key' | 'expiries' | 'pagesOf' | 'views' | 'parts'> & {
    collection: Name
    sort?: readonly SortOf<Name>[]
    /** One row. The keys of this schema are the columns of the query. */
    row: z.ZodType<Row>
    absent?: []
  }

/** Declares a list by the schema of its rows; rows that are parsed as null are left out. */
export function defineList<Name extends ListName, Row, OwnViews extends Views>({
  collection,
  row,
  filter = published,
  sort,
  deep,
  ...rest
}: ListOptions<Name, Row, OwnViews>): Source<NonNullable<Row>[], OwnViews> {
  // The store translates a row before it is parsed (`translations.ts`): most schemas do not read this column.
  const forStore = isTranslated(collection) ? ['id', 'translations'] : ['id']
  const fields = [...new Set([...forStore, ...fieldsOf(row)])]
  const hasContent = (each: Row): each is NonNullable<Row> => each !== null
  return {
    ...rest,
    query: { collection, fields, filter, ...(sort && { sort }), ...(deep && { deep }) },
    row,
    answer: z.array(row).transform((rows) => rows.filter(hasContent)),
    isEmpty: (rows) => rows.length === 0,
  }
}
