import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { embedSource } from './embed.ts'
import { read } from './read.ts'

const exam = z
  .object({ id: z.number(), title: z.string(), embed: z.string().nullable() })
  .transform(({ id, title, embed }) => ({ id, title, formUrl: embedSource(embed) }))

/** An online form that is open now; the address is null when its markup frames none of ours. */
export type Exam = z.infer<typeof exam>

/** The active online exam forms; inactive ones never leave the CMS. */
export function listExams(): Promise<Exam[]> {
  return read({
    key: 'exams',
    tags: ['exams'],
    command: readItems('exam', {
      fields: ['id', 'title', 'embed'],
      filter: { active: { _eq: true } },
      sort: ['sort', 'id'],
      limit: -1,
    }),
    answer: z.array(exam),
  })
}
