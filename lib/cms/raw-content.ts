import 'server-only'
import { readFiles, readItems, readSingleton, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import { facts } from '../../content/facts.ts'
import { stageOf } from '../notices/stage.ts'
import { isUnknownCollection } from './ask.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'
import { fileFields } from './file.ts'
import { rawRows, type RawContent } from './raw-rows.ts'
import type { Schema } from './schema.ts'

type Name = keyof RawContent
type Scheduled = { publish_from: string | null; publish_until: string | null }
type Collection = Exclude<Name, 'school' | 'directus_files'>

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
const commands: { [Each in Name]: RestCommand<unknown, Schema> } = {
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

// A CMS that was set up by somebody else may lack a collection, and refuses to speak of it.
async function ask<Each extends Name>(name: Each): Promise<RawContent[Each]> {
  const raw = await request(commands[name]).catch((error: unknown) => {
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
  const names = Object.keys(commands) as Name[]
  const entries = await Promise.all(names.map(async (name) => [name, await ask(name)] as const))
  const content = Object.fromEntries(entries) as RawContent
  const now = new Date()
  const stage = ({ publish_from, publish_until }: Scheduled) =>
    stageOf({ publishFrom: publish_from, publishUntil: publish_until }, now)
  return {
    ...content,
    // A link to a past notice is not dead.
    notification: content.notification.filter((row) => stage(row) !== 'hidden'),
    heading: content.heading.filter((row) => stage(row) === 'shown').slice(0, facts.headingCards),
  }
}
