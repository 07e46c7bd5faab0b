import 'server-only'
import { z } from 'zod'
import { formIn } from './content/html/embed.ts'
import { readView } from './content/store/read-view.ts'
import { defineList } from './content/store/source.ts'
import { requiredText, text } from './content/schema/columns.ts'
import { translations, withOutdated } from './content/schema/translations.ts'
import { pageKey } from 'school-schema/pages/page-kinds'
import type { Language } from 'school-schema/languages'

/** The page of a form without a place. */
const EXAM_CENTRE = 'exam-center'

const exam = z
  .object({
    id: z.number(),
    title: requiredText,
    place: text.transform((name) => pageKey(name ?? EXAM_CENTRE)),
    embed: z.string().nullable(),
    translations,
  })
  .transform(withOutdated)
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
    at: (keys: string) => exams.filter(({ place }) => keys.split(' ').includes(place)),
  }),
})

/** The active online forms of a page, which a form names by its name or address. */
export const listExams = (language: Language, { name, path }: { name: string; path: string }) =>
  readView(language, examsSource, 'at', `${pageKey(name)} ${pageKey(path)}`)
