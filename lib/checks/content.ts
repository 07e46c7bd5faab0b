import type { Root } from 'hast'
import type { RawContent, RawRow } from '../content/client/raw-rows.ts'
import { parseHtml } from '../content/html/parse-html.ts'
import { attempt } from '../server/attempt.ts'
import type { LinkContext } from './addresses.ts'
import type { Place } from './issue.ts'
import { placeOf } from './places.ts'
import type { Website } from './website.ts'

/** An editor's text as a parsed tree. */
export type Text = { place: Place; root: Root }

/** A file with the row that shows it, and how the row uses it. */
export type FileUse = {
  place: Place
  file: RawRow<'directus_files'>
  as: 'album' | 'card' | 'document'
}

/** The result of reading a file; `unknown` if the CMS could not be reached. */
export type FileState = 'fine' | 'gone' | 'scan' | 'locked' | 'broken' | 'unknown'

/** The input of the rules besides the rows. */
export type Context = Pick<LinkContext, 'siteHost' | 'cmsHosts'> & {
  /** The school's day, YYYY-MM-DD. */
  today: string
  /** By file id. */
  states: ReadonlyMap<string, FileState>
}

/** The complete input of the rules. */
export type Content = Context & {
  rows: RawContent
  notices: ReadonlySet<string>
  files: ReadonlyMap<string, RawRow<'directus_files'>>
  texts: readonly Text[]
  uses: readonly FileUse[]
  /** Content that comes with the project; reads its files. */
  website: () => Website
}

/** A text that is too large to be parsed is reported as a rejected row. */
const readText = (place: Place, html: string): Text => ({
  ...{ place, root: attempt(() => parseHtml(html)) ?? { type: 'root', children: [] } },
})

const filesOf = ({ directus_files }: RawContent) =>
  new Map(directus_files.map((file) => [file.id, file]))

/** The files that rows show. */
export function usesOf(rows: RawContent): FileUse[] {
  const files = filesOf(rows)
  const uses = (place: Place, as: FileUse['as'], ids: readonly (string | null)[]) =>
    ids.flatMap((id): FileUse[] => {
      const file = files.get(id ?? '')
      return file ? [{ place, file, as }] : []
    })
  return [
    ...rows.notification.flatMap((row) =>
      uses(placeOf('notification', row), 'document', [row.file]),
    ),
    ...rows.disclosure_document.flatMap((row) =>
      uses(placeOf('disclosure_document', row), 'document', [row.file]),
    ),
    ...rows.heading.flatMap((row) => uses(placeOf('heading', row), 'card', [row.image])),
    ...rows.pages.flatMap((row) => uses(placeOf('pages', row), 'album', [row.photo])),
    ...rows.gallery.flatMap((row) => uses(placeOf('gallery', row), 'album', row.images)),
  ]
}

/** Creates the input of the rules from rows of the CMS. */
export function createContent(
  rows: RawContent,
  context: Context,
  website: Content['website'],
): Content {
  return {
    ...{ ...context, rows, website, files: filesOf(rows), uses: usesOf(rows) },
    texts: [
      ...rows.notification.map((row) => readText(placeOf('notification', row), row.description)),
      ...rows.pages.map((row) => readText(placeOf('pages', row), row.content)),
    ],
    notices: new Set(rows.notification.map(({ id }) => String(id))),
  }
}
