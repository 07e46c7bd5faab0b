import type { Root } from 'hast'
import type { RawContent, RawName, RawRow, RawRows } from '../content/client/raw-rows.ts'
import { parseHtml } from '../content/html/parse-html.ts'
import type { LinkContext } from './addresses.ts'
import type { Fault, IssueKind, Place } from './issue.ts'
import { placeOf } from './places.ts'
import type { Website } from './website.ts'

/** An editor's text, as a browser reads it. */
export type Text = { place: Place; root: Root }

/** A file that a row shows, and what the row takes it for. */
export type FileUse = {
  place: Place
  file: RawRow<'directus_files'>
  as: 'album' | 'card' | 'document'
}

/** What reading a file has shown; `unknown` when the CMS could not be asked. */
export type FileState = 'fine' | 'gone' | 'scan' | 'locked' | 'broken' | 'unknown'

/** What the rules need in addition to the rows. */
export type Context = Pick<LinkContext, 'siteHost' | 'cmsHosts'> & {
  /** The school's day, YYYY-MM-DD. */
  today: string
  /** By the ids of files. */
  states: ReadonlyMap<string, FileState>
}

/** All that the rules read. */
export type Content = Context & {
  rows: RawContent
  notices: ReadonlySet<string>
  files: ReadonlyMap<string, RawRow<'directus_files'>>
  texts: readonly Text[]
  uses: readonly FileUse[]
  /** What comes with the website; reads files of the project. */
  website: () => Website
}

/** Finds the faults of one rule. */
export type Find = (content: Content) => Fault[]

/** The rules of one subject, by the kind of the issues that they find; one rule may be of both. */
export type RuleSet = Partial<Record<IssueKind, readonly Find[]>>

/** What a rule says of an item: a function where the words depend on it. */
export type Message<Item> = Pick<Fault, 'code' | 'category'> & {
  what: string | ((item: Item) => string)
  todo: string | ((item: Item) => string)
}

/** A message about an item as the fault of a place. */
export const toFault = <Item>(
  place: Place,
  item: Item,
  { what, todo, ...rest }: Message<Item>,
): Fault => ({
  ...{ ...rest, place },
  what: typeof what === 'string' ? what : what(item),
  todo: typeof todo === 'string' ? todo : todo(item),
})

/** A rule about each row of a collection by itself. */
export const eachRow =
  <Name extends RawName>(
    collection: Name,
    isWrong: (row: RawRow<Name>, content: Content) => boolean,
    message: Message<RawRow<Name>>,
  ): Find =>
  (content) => {
    const rows: RawRows = content.rows
    return rows[collection]
      .filter((row) => isWrong(row, content))
      .map((row) => toFault(placeOf(collection, row), row, message))
  }

/** A text that is too large to be parsed is reported as a row that cannot be read. */
function readText(html: string): Root {
  try {
    return parseHtml(html)
  } catch {
    return { type: 'root', children: [] }
  }
}

const filesOf = ({ directus_files }: RawContent) =>
  new Map(directus_files.map((file) => [file.id, file]))

/** The files that rows show. */
export function usesOf(rows: RawContent): FileUse[] {
  const files = filesOf(rows)
  const uses = (place: Place, as: FileUse['as'], ...ids: (string | null)[]) =>
    ids.flatMap((id): FileUse[] => {
      const file = files.get(id ?? '')
      return file ? [{ place, file, as }] : []
    })
  return [
    ...rows.notification.flatMap((row) => uses(placeOf('notification', row), 'document', row.file)),
    ...rows.disclosure_document.flatMap((row) =>
      uses(placeOf('disclosure_document', row), 'document', row.file),
    ),
    ...rows.heading.flatMap((row) => uses(placeOf('heading', row), 'card', row.image)),
    ...rows.gallery.flatMap((row) => uses(placeOf('gallery', row), 'album', ...row.images)),
  ]
}

/** Everything that the rules read, from rows of the CMS. */
export function createContent(
  rows: RawContent,
  context: Context,
  website: Content['website'],
): Content {
  const notices = rows.notification.map((row) => ({
    ...{ place: placeOf('notification', row), root: readText(row.description) },
  }))
  const pages = rows.pages.map((row) => ({
    ...{ place: placeOf('pages', row), root: readText(row.content) },
  }))
  return {
    ...{ ...context, rows, website, files: filesOf(rows), uses: usesOf(rows) },
    texts: [...notices, ...pages],
    notices: new Set(rows.notification.map(({ id }) => String(id))),
  }
}
