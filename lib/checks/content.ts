import type { Root } from 'hast'
import { languagesOf } from 'school-schema/languages'
import { keyOfAddress } from 'school-schema/addresses/old-address'
import type { RawContent, RawRow } from '../content/client/raw-rows.ts'
import { parseHtml } from '../content/html/parse-html.ts'
import { publicationStatusOf } from '../content/schema/columns.ts'
import { attempt } from '../server/attempt.ts'
import type { Addressed } from '../addresses/aliases.ts'
import { facts } from '../../content/facts.ts'
import { linesOf } from 'school-schema/values/typed-text'
import type { LinkContext } from './addresses.ts'
import type { Place } from './finding.ts'
import { placeOf } from './places.ts'

/** An editor's text: as stored, and as a parsed tree. */
type StoredText = { place: Place; html: string }
export type Text = { place: Place; root: Root }

/** A picture of an album, a page or a section, with the row that shows it. */
export type FileUse = { place: Place; file: RawRow<'directus_files'> }

/** The input of the rules besides the rows. */
export type Context = Pick<LinkContext, 'siteHost' | 'cmsHosts'> & {
  /** The school's day, YYYY-MM-DD. */
  today: string
}

/** The complete input of the rules. */
export type Content = Context & {
  rows: RawContent
  notices: ReadonlySet<string>
  languages: readonly string[]
  pages: readonly RawPage[]
  files: ReadonlyMap<string, RawRow<'directus_files'>>
  redirects: ReadonlyMap<string, string>
  texts: readonly StoredText[]
  uses: readonly FileUse[]
}

/** Parses a text; one that is too large is reported as a rejected row. */
export const parseText = ({ place, html }: StoredText): Text => ({
  place,
  root: attempt(() => parseHtml(html)) ?? { type: 'root', children: [] },
})

/** A page with its addresses. */
export type RawPage = Addressed & Pick<RawRow<'pages'>, 'page_name' | 'kind' | 'content'>

const pagesOf = ({ pages }: RawContent): RawPage[] =>
  pages.map((row) => ({
    ...row,
    path: placeOf('pages', row).page,
    aliases: linesOf(row.other_addresses),
  }))

/** The pictures that rows show with a caption. */
function usesOf(rows: RawContent, files: Content['files']): FileUse[] {
  const uses = (place: Place, ids: readonly (string | null)[]) =>
    ids.flatMap((id): FileUse[] => {
      const file = files.get(id ?? '')
      return file ? [{ place, file }] : []
    })
  return [
    ...rows.section.flatMap((row) => uses(placeOf('section', row), [row.picture])),
    ...rows.pages.flatMap((row) => uses(placeOf('pages', row), [row.photo])),
    ...rows.gallery.flatMap((row) => uses(placeOf('gallery', row), row.images)),
  ]
}

/** The part of the published content that visitors can see at an instant. */
export function selectVisible(raw: RawContent, now: Date): RawContent {
  const statusOf = ({
    publish_from,
    publish_until,
  }: RawRow<'notification' | 'heading' | 'section'>) =>
    publicationStatusOf({ publishFrom: publish_from, publishUntil: publish_until }, now)
  return {
    ...raw,
    // Past notices stay reachable, so links to them are valid.
    notification: raw.notification.filter((each) => statusOf(each) !== 'hidden'),
    heading: raw.heading.filter((each) => statusOf(each) === 'shown').slice(0, facts.headingCards),
    section: raw.section.filter((each) => statusOf(each) === 'shown'),
    exam: raw.exam.filter(({ active }) => active),
  }
}

/** Creates the input of the rules from rows of the CMS. */
export function createContent(rows: RawContent, context: Context): Content {
  const files = new Map(rows.directus_files.map((file) => [file.id, file]))
  return {
    ...context,
    rows,
    files,
    redirects: new Map(
      rows.redirect.map((row) => [keyOfAddress(row.old_address), row.new_address]),
    ),
    pages: pagesOf(rows),
    uses: usesOf(rows, files),
    texts: [
      ...rows.notification.map((row) => ({
        place: placeOf('notification', row),
        html: row.description,
      })),
      ...rows.pages.map((row) => ({ place: placeOf('pages', row), html: row.content })),
    ],
    languages: languagesOf(rows.school[0]?.languages ?? [], rows.school[0]?.first_language ?? null),
    notices: new Set(rows.notification.map(({ id }) => String(id))),
  }
}
