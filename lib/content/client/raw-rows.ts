import { z } from 'zod'
import { audience, cmsFile, fieldsOf, idOf, scheduleColumns, text } from '../schema/columns.ts'
import { statedFacts } from '../schema/disclosure-rows.ts'
import { figureColumns } from '../schema/school-columns.ts'
import { CmsBroken } from './errors.ts'
import { day, file, flag, html, listOf, pictures, translated, translations } from './raw-columns.ts'

const row = z.object({ id: z.number(), sample: flag })

/** The columns that the content check reads, as they are stored. */
export const rawRows = {
  notification: row.extend({
    ...translated('notification'),
    title: z.string(),
    description: html,
    file,
    event_date: text,
    event_until: text,
    audience,
    ...scheduleColumns,
  }),
  pages: row.extend({
    ...translated('pages'),
    page_name: z.string(),
    address: text,
    kind: text,
    menu_group: text,
    shortcuts: listOf(z.string()),
    other_addresses: text,
    title: text,
    content: html,
    photo: file,
    photo_consent: flag,
  }),
  heading: row.extend({
    ...translated('heading'),
    title: z.string(),
    image: file,
    ...scheduleColumns,
  }),
  section: row.extend({
    ...translated('section'),
    page: z.string(),
    kind: z.string(),
    label: text,
    title: text,
    text,
    items: listOf(z.object({ title: text, text, link: text })),
    link: text,
    file,
    drawing: text,
    picture: file,
    audience,
    ...scheduleColumns,
  }),
  gallery: row.extend({ ...translated('gallery'), title: text, images: pictures }),
  exam: row.extend({
    ...translated('exam'),
    title: z.string(),
    place: text,
    embed: text,
    active: flag,
  }),
  faculty: row.extend({ ...translated('faculty'), name: z.string(), designation: text }),
  book: row.extend({
    ...translated('book'),
    class: z.string(),
    title: z.string(),
    file,
    url: text,
  }),
  person: row.extend({
    ...translated('person'),
    body: z.string(),
    name: z.string(),
    post: text,
    designation: text,
  }),
  team: row.extend({
    ...translated('team'),
    kind: z.string(),
    name: z.string(),
    description: text,
    leader: text,
    captain: text,
    flag_bearer: text,
    events: text,
    picture: file,
  }),
  fee: row.extend({ class_name: z.string() }),
  calendar_date: row.extend({ ...translated('calendar_date'), title: z.string(), audience }),
  redirect: row.extend({ old_address: z.string(), new_address: z.string() }),
  disclosure: statedFacts.extend({ translations, sample: flag }),
  disclosure_document: row.extend({
    ...translated('disclosure_document'),
    kind: z.string(),
    title: text,
    file,
    url: text,
    remark: text,
    valid_until: day,
    review_by: day,
  }),
  board_result: row.extend({
    ...translated('board_result'),
    class: z.string(),
    year: z.number(),
    registered: z.number(),
    passed: z.number(),
  }),
  school: z.object({
    ...translated('school'),
    name: text,
    about: text,
    address: text,
    board: text,
    affiliation_number: text,
    school_code: text,
    phone: text,
    email: text,
    session: text,
    sample: flag,
    emblem: file,
    map_url: text,
    office_hours: text,
    payment_url: text,
    town: text,
    coordinates: text,
    ebooks_url: text,
    facebook_url: text,
    instagram_url: text,
    youtube_url: text,
    languages: listOf(z.string()),
    first_language: text,
    ...figureColumns,
  }),
  // The title of a file defaults to its name.
  directus_files: cmsFile.and(
    z
      .object({ title: text, translations })
      .transform(({ title, ...rest }) => ({ ...rest, isTitled: title !== null })),
  ),
}

export type RawName = keyof typeof rawRows
/** A row as it is stored. */
export type RawRow<Name extends RawName> = z.output<(typeof rawRows)[Name]>

/** Rows by collection; a singleton has at most one. */
export type RawRows = { [Name in RawName]: RawRow<Name>[] }

/** The published rows. */
export type RawContent = RawRows & {
  /** Published rows without the expected columns; `id` is empty if it is unknown. */
  unreadable: { collection: RawName; id: string }[]
}

/** The query of a collection; nested fields are written with a dot. */
export type RawQuery = {
  fields: readonly string[]
  filter: Record<string, unknown>
  sort: readonly string[]
  deep: Record<string, unknown>
}

const WITHOUT_STATUS = new Set<RawName>(['exam', 'fee', 'directus_files'])
const queryOf = (name: RawName): RawQuery => ({
  fields: fieldsOf(name === 'directus_files' ? cmsFile : rawRows[name]),
  filter: WITHOUT_STATUS.has(name) ? {} : { status: { _eq: 'published' } },
  sort: name === 'heading' ? ['-date_created', '-id'] : ['id'],
  // Nested lists have a limit of 100 even without an outer limit.
  deep: name === 'gallery' ? { images: { _limit: -1, _sort: ['sort'] } } : {},
})

/**
 * The published content as it is stored, before anything is removed from it. For checks, not for
 * pages. `request` gives all rows; a collection that does not exist has none. Throws CmsBroken if a collection has rows and
 * none can be read, and whatever `request` throws.
 */
export async function readRawContent(
  request: (collection: RawName, query: RawQuery) => Promise<unknown>,
): Promise<RawContent> {
  const unreadable: RawContent['unreadable'] = []
  const read = async (collection: RawName) => {
    const given = [await request(collection, queryOf(collection))].flat()
    const rows = given.flatMap((each: unknown) => {
      const { data } = rawRows[collection].safeParse(each)
      if (!data) unreadable.push({ collection, id: idOf(each) })
      return data ?? []
    })
    if (rows.length === 0 && given.length > 0)
      throw new CmsBroken(`The collection ${collection} of the CMS is not that of this website`)
    return [collection, rows]
  }
  const rows = Object.fromEntries(
    await Promise.all((Object.keys(rawRows) as RawName[]).map(read)),
  ) as RawContent
  return { ...rows, unreadable }
}
