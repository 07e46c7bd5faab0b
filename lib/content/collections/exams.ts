import 'server-only'
import { z } from 'zod'
import type { Page } from '../../../content/pages/page.ts'
import { formIn } from '../html/embed.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'

/** The pages that offer forms, by their paths. */
const places = ['exam-center', 'exam-vii', 'exam-viii', 'cbse-games'] as const

/** For no place, or one that the site does not know: nobody may miss an open form. */
const ANY_PLACE = 'exam-center'

const exam = z
  .object({
    id: z.number(),
    title: z.string(),
    place: z
      .string()
      .nullish()
      .transform((given) => places.find((place) => place === given) ?? ANY_PLACE),
    embed: z.string().nullable(),
  })
  .transform(({ embed, ...row }) => ({ ...row, form: formIn(embed) }))

/** An online form that is open now; its form is null when its markup frames none of ours. */
export type Exam = z.infer<typeof exam>

export const examsSource = defineList({
  key: 'exams',
  collection: 'exam',
  row: exam,
  filter: { active: { _eq: true } },
  sort: ['sort', 'id'],
  views: (exams) => ({
    at: (path: string) => exams.filter(({ place }) => path === `/${place}`),
  }),
})

/** The active online forms of a page; inactive ones never leave the CMS. */
export const listExams = ({ path }: Pick<Page, 'path'>) => readView(examsSource, 'at', path)
