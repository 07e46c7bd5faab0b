import 'server-only'
import { readFiles, readItems, readSingleton, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import { facts } from '../../content/facts.ts'
import { stageOf } from '../notices/stage.ts'
import { isUnknownCollection } from './ask.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'
import { fileFields } from './file.ts'
import { rawRows, type RawContent, type RawName } from './raw-rows.ts'
import type { Schema } from './schema.ts'

type Scheduled = { publish_from: string | null; publish_until: string | null }
type Collection = Exclude<RawName, 'school' | 'directus_files'>

const published = { filter: { status: { _eq: 'published' } } }

const all = (collection: Collection, more: object = {}) => {
  const query = { limit: -1, fields: Object.keys(rawRows[collection].shape), ...more }
  return readItems<Schema, Collection, never>(collection, query as never)
}

const albums = {
  ...{ fields: ['id', 'title', { images: ['directus_files_id'] }], ...published },
  deep: { images: { _limit: -1, _sort: ['sort'] } },
}

/** The same rows as the pages show; what comes and goes by the clock is picked from them below. */
const commands: { [Each in RawName]: RestCommand<unknown, Schema> } = {
  notification: all('notification', published),
  pages: all('pages', published),
  heading: all('heading', {
    ...{ ...published, sort: ['-date_created', '-id'] },
  }),
  gallery: all('gallery', albums),
  exam: all('exam', { filter: { active: { _eq: true } } }),
  faculty: all('faculty', published),
  disclosure_document: all('disclosure_document', published),
  board_result: all('board_result', published),
  school: readSingleton('school'),
  directus_files: readFiles({ limit: -1, fields: [...fileFields] }),
}

const WITH_FILES = ['notification', 'pages', 'heading', 'gallery', 'disclosure_document'] as const

const unpublished = (name: (typeof WITH_FILES)[number]) => {
  const filter = { status: { _neq: 'published' } }
  return all(name, name === 'gallery' ? { ...albums, filter } : { filter })
}

/** Every id of a file that these rows name, in a field or within a text. */
const idsIn = (rows: unknown) => [
  ...new Set(JSON.stringify(rows).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)),
]

// A CMS that was set up by somebody else may lack a collection, and refuses to speak of it.
async function ask<Each extends RawName>(
  name: Each,
  command = commands[name],
): Promise<RawContent[Each]> {
  const raw = await request(command).catch((error: unknown) => {
    if (isUnknownCollection(error)) return []
    throw error
  })
  const parsed = z.array(rawRows[name]).safeParse(Array.isArray(raw) ? raw : [raw])
  if (!parsed.success)
    throw new CmsBroken(`Unusable rows of ${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data as RawContent[Each]
}

/**
 * The published content as it is stored, before anything is taken out of it or left out. For a check
 * of the content, not for pages. Throws CmsBroken or CmsRefused.
 */
export async function readRawContent(): Promise<RawContent> {
  const names = Object.keys(commands) as RawName[]
  const entries = await Promise.all(names.map(async (name) => [name, await ask(name)] as const))
  const content = Object.fromEntries(entries) as Pick<RawContent, RawName>
  const unpublishedRows = await Promise.all(WITH_FILES.map((name) => ask(name, unpublished(name))))
  const now = new Date()
  const stage = ({ publish_from, publish_until }: Scheduled) =>
    stageOf({ publishFrom: publish_from, publishUntil: publish_until }, now)
  return {
    ...content,
    unseenFiles: idsIn([unpublishedRows, content.notification, content.heading]),
    // A link to a past notice is not dead.
    notification: content.notification.filter((row) => stage(row) !== 'hidden'),
    heading: content.heading.filter((row) => stage(row) === 'shown').slice(0, facts.headingCards),
  }
}
