import 'server-only'
import { z } from 'zod'
import { readView, idsOfFiles } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import {
  requiredText,
  text,
  timestamps,
  withChanged,
  asPicture,
  cmsFile,
  optional,
} from '../content/schema/columns.ts'
import type { Language } from 'school-schema/languages'

const teacher = z
  .object({
    id: z.number(),
    name: requiredText,
    designation: text,
    qualification: text,
    department: text,
    photo: optional(cmsFile).transform(asPicture),
    ...timestamps,
  })
  .transform(withChanged)

export type Teacher = z.infer<typeof teacher>

export const facultySource = defineList({
  key: 'faculty',
  collection: 'faculty',
  row: teacher,
  sort: ['sort', 'name'],
  views: (staff) => ({
    all: () => staff,
    files: () => idsOfFiles(staff.map(({ photo }) => ({ file: photo }))),
  }),
})

/** All published teachers in the order set by the office, then by name. */
export const listFaculty = (language: Language) => readView(language, facultySource, 'all')

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
