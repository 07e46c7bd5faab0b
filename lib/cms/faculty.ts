import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { read } from './read.ts'

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

/** All published teachers, in the order that the office has arranged, then by name. */
export function listFaculty(): Promise<Teacher[]> {
  return read({
    key: 'faculty',
    tags: ['faculty'],
    command: readItems('faculty', {
      fields: [
        ...['id', 'name', 'designation', 'qualification', 'department'],
        ...['date_created', 'date_updated'],
      ] as never,
      filter: { status: { _eq: 'published' } },
      sort: ['sort', 'name'] as never,
      limit: -1,
    }),
    answer: z.array(teacher),
  })
}
