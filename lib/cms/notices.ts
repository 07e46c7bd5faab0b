import 'server-only'
import { readItems } from '@directus/sdk'
import { cache } from 'react'
import { z } from 'zod'
import { cmsFile, fileFields } from './file.ts'
import { safeHtml } from './html.ts'
import { read } from './read.ts'

const notice = z
  .object({
    id: z.number(),
    title: z.string(),
    date: z.iso.date(),
    description: safeHtml,
    file: cmsFile.nullable(),
    date_created: z.string().nullable(),
    date_updated: z.string().nullable(),
  })
  .transform(({ date_created, date_updated, ...fields }) => ({
    ...fields,
    /** When it last changed, ISO 8601. */
    changed: date_updated ?? date_created,
  }))

/** A published notice; `date` is the school's calendar day, YYYY-MM-DD. */
export type Notice = z.infer<typeof notice>

/** All published notices, newest date first, ties by newest id. */
export const listNotices = cache((): Promise<Notice[]> =>
  read({
    key: 'notices',
    tags: ['notices'],
    command: readItems('notification', {
      fields: [
        ...['id', 'title', 'date', 'description', 'date_created', 'date_updated'],
        { file: [...fileFields] },
      ] as never,
      filter: { status: { _eq: 'published' } },
      sort: ['-date', '-id'],
      limit: -1,
    }),
    answer: z.array(notice),
  }),
)

/** One published notice, or null when there is none of that number. */
export async function getNotice(id: number): Promise<Notice | null> {
  const notices = await listNotices()
  return notices.find((candidate) => candidate.id === id) ?? null
}
