import 'server-only'
import { z } from 'zod'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { changedAt, text, timestamps } from './columns.ts'

const teacher = z
  .object({
    id: z.number(),
    name: z.string().trim(),
    designation: text,
    qualification: text,
    department: text,
    ...timestamps,
  })
  .transform(({ date_created, date_updated, ...fields }) => ({
    ...fields,
    /** When the entry last changed, ISO 8601. */
    changed: changedAt({ date_created, date_updated }),
  }))

export type Teacher = z.infer<typeof teacher>

export const facultySource = defineList({
  key: 'faculty',
  collection: 'faculty',
  row: teacher,
  sort: ['sort', 'name'],
  views: { all: (staff) => staff },
})

/** All published teachers, in the order that the office has arranged, then by name. */
export const listFaculty = () => readView(facultySource, 'all')
