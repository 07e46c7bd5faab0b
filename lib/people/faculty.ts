import 'server-only'
import { z } from 'zod'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { idsOfFiles } from '../content/html/html.ts'
import {
  asPicture,
  cmsFile,
  optional,
  requiredText,
  text,
  timestamps,
  withChanged,
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
