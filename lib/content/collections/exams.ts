import 'server-only'
import { z } from 'zod'
import type { Page } from './pages.ts'
import { formIn } from '../html/embed.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { requiredText } from '../schema/columns.ts'

/** The pages with forms, by their paths. */
const places = ['exam-center', 'exam-vii', 'exam-viii', 'cbse-games'] as const

/** For a form without a known place, so that it is shown somewhere. */
const ANY_PLACE = 'exam-center'

const exam = z
  .object({
    id: z.number(),
    title: requiredText,
    place: z
      .string()
      .nullish()
      .transform((given) => places.find((place) => place === given) ?? ANY_PLACE),
    embed: z.string().nullable(),
  })
  .transform(({ embed, ...row }) => ({ ...row, form: formIn(embed) }))

/** An open online form; `form` is null if its embed code has no allowed address. */
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

/** The active online forms of a page. */
export const listExams = ({ path }: Pick<Page, 'path'>) => readView(examsSource, 'at', path)
