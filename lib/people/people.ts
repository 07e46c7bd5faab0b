import 'server-only'
import { z } from 'zod'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText, text, timestamps, withChanged } from '../content/schema/columns.ts'
import type { Language } from 'school-schema/languages'

const person = z
  .object({
    id: z.number(),
    body: z.string(),
    name: requiredText,
    post: text,
    designation: text,
    telephone: text,
    ...timestamps,
  })
  .transform(withChanged)

/** A member of a body; `body` is the row of its page. */
export type Person = z.infer<typeof person>

export const peopleSource = defineList({
  key: 'people',
  collection: 'person',
  row: person,
  sort: ['sort', 'id'],
  absent: [],
  views(people) {
    const byBody = Map.groupBy(people, ({ body }) => body)
    return { all: () => people, of: (body) => byBody.get(body) ?? [] }
  },
})

/** The published members of all bodies in the order set by the office. */
export const listPeople = (language: Language) => readView(language, peopleSource, 'all')

/** The published members of the body whose page has this row. */
export const listMembers = (language: Language, row: string) =>
  readView(language, peopleSource, 'of', row)
