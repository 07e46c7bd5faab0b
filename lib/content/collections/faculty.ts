import 'server-only'
import { z } from 'zod'
import { listQuery, published } from '../client/list-query.ts'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'
import { listOf } from './list-of.ts'

const text = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null)

const teacher = z
  .object({
    id: z.number(),
    name: z.string().trim(),
    designation: text,
    qualification: text,
    department: text,
    date_created: z.string().nullish(),
    date_updated: z.string().nullish(),
  })
  .transform(({ date_created, date_updated, ...fields }) => ({
    ...fields,
    /** When the entry last changed, ISO 8601. */
    changed: date_updated ?? date_created ?? null,
  }))

export type Teacher = z.infer<typeof teacher>

export const facultySource = defineSource({
  key: 'faculty',
  collections: ['faculty'],
  ...listQuery('faculty', {
    fields: [
      ...['id', 'name', 'designation', 'qualification', 'department'],
      ...['date_created', 'date_updated'],
    ],
    filter: published,
    sort: ['sort', 'name'],
  }),
  ...listOf(teacher),
  isEmpty: (staff: Teacher[]) => staff.length === 0,
  views: { all: (staff) => staff },
})

/** All published teachers, in the order that the office has arranged, then by name. */
export const listFaculty = () => readView(facultySource, 'all')
