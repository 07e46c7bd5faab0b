import 'server-only'
import { facts } from '../../../content/facts.ts'
import { publicationStatusOf } from '../notices/publication-status.ts'
import { isUnknownCollection } from '../store/request-source.ts'
import { cmsFile } from '../collections/file.ts'
import { fieldsOf } from '../store/source.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'
import { published, requestRows, type Query } from './list-query.ts'
import { rawRows, type RawContent, type RawName } from './raw-rows.ts'

type Scheduled = { publish_from: string | null; publish_until: string | null }
type Collection = Exclude<RawName, 'school' | 'directus_files'>

const shown = { filter: published }

const all = (collection: Collection, more: Partial<Query> = {}): Query => ({
  ...{ collection, fields: fieldsOf(rawRows[collection]), sort: ['id'] },
  ...more,
})

const albums = {
  ...shown,
  deep: { images: { _limit: -1, _sort: ['sort'] } },
}

/** The same rows as the pages show; what comes and goes by the clock is picked from them below. */
const lists: Record<Collection, Query> = {
  notification: all('notification', shown),
  pages: all('pages', shown),
  heading: all('heading', {
    ...{ ...shown, sort: ['-date_created', '-id'] },
  }),
  gallery: all('gallery', albums),
  exam: all('exam', { filter: { active: { _eq: true } } }),
  faculty: all('faculty', shown),
  disclosure_document: all('disclosure_document', shown),
  board_result: all('board_result', shown),
}

const WITH_FILES = ['notification', 'pages', 'heading', 'gallery', 'disclosure_document'] as const

const unpublished = (name: (typeof WITH_FILES)[number]) => {
  const filter = { status: { _neq: 'published' } }
  return requestRows(all(name, name === 'gallery' ? { ...albums, filter } : { filter }))
}

/** Every id of a file that these rows name, in a field or within a text. */
const idsIn = (rows: unknown) => [
  ...new Set(JSON.stringify(rows).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)),
]

function requestAll(name: RawName): Promise<unknown> {
  if (name === 'directus_files')
    return request({ path: '/files', params: { limit: -1, fields: fieldsOf(cmsFile) } })
  return requestRows(name === 'school' ? { collection: name } : lists[name])
}

// A CMS that was set up by somebody else may lack a collection, and refuses to speak of it.
async function ask<Each extends RawName>(
  name: Each,
  answer: Promise<unknown> = requestAll(name),
): Promise<RawContent[Each]> {
  const raw = await answer.catch((error: unknown) => {
    if (isUnknownCollection(error)) return []
    throw error
  })
  // What cannot be read is reported by itself (`aside-findings.ts`), and the other rows are checked.
  const given = Array.isArray(raw) ? raw : [raw]
  const rows = given
    .map((row) => rawRows[name].safeParse(row).data)
    .filter((row) => row !== undefined)
  if (rows.length === 0 && given.length > 0) throw new CmsBroken(`Unusable rows of ${name}`)
  return rows as RawContent[Each]
}

/**
 * The published content as it is stored, before anything is taken out of it or left out. For a check
 * of the content, not for pages. Throws CmsBroken or CmsRefused.
 */
export async function readRawContent(): Promise<RawContent> {
  const names = Object.keys(rawRows) as RawName[]
  const entries = await Promise.all(names.map(async (name) => [name, await ask(name)] as const))
  const content = Object.fromEntries(entries) as Pick<RawContent, RawName>
  const unpublishedRows = await Promise.all(WITH_FILES.map((name) => ask(name, unpublished(name))))
  const now = new Date()
  const stage = ({ publish_from, publish_until }: Scheduled) =>
    publicationStatusOf({ publishFrom: publish_from, publishUntil: publish_until }, now)
  return {
    ...content,
    unseenFiles: idsIn([unpublishedRows, content.notification, content.heading]),
    // A link to a past notice is not dead.
    notification: content.notification.filter((row) => stage(row) !== 'hidden'),
    heading: content.heading.filter((row) => stage(row) === 'shown').slice(0, facts.headingCards),
  }
}
