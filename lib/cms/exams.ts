import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import type { Page } from '../site/page.ts'
import { formIn } from './embed.ts'
import { read } from './read.ts'

/** The pages that offer forms, by their paths. */
const places = ['exam-center', 'exam-vii', 'exam-viii', 'cbse-games'] as const

const exam = z
  .object({
    id: z.number(),
    title: z.string(),
    // No place, or one that the site does not know: nobody may miss an open form.
    place: z.enum(places).catch('exam-center'),
    embed: z.string().nullable(),
  })
  .transform(({ embed, ...row }) => ({ ...row, form: formIn(embed) }))

/** An online form that is open now; its form is null when its markup frames none of ours. */
export type Exam = z.infer<typeof exam>

/** The active online forms of a page; inactive ones never leave the CMS. */
export async function listExams(page: Pick<Page, 'path'>): Promise<Exam[]> {
  const open = await read({
    key: 'exams',
    tags: ['exams'],
    command: readItems('exam', {
      fields: ['id', 'title', 'place', 'embed'],
      filter: { active: { _eq: true } },
      sort: ['sort', 'id'],
      limit: -1,
    }),
    answer: z.array(exam),
  })
  return open.filter(({ place }) => page.path === `/${place}`)
}
