import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { read } from './read.ts'

const teacher = z.object({
  id: z.number(),
  name: z.string(),
  designation: z.string().nullable(),
  qualification: z.string().nullable(),
  department: z.string().nullable(),
})

export type Teacher = z.infer<typeof teacher>

/** All published teachers, in the order that the office has arranged, then by name. */
export function listFaculty(): Promise<Teacher[]> {
  return read({
    key: 'faculty',
    tags: ['faculty'],
    command: readItems('faculty', {
      fields: ['id', 'name', 'designation', 'qualification', 'department'],
      filter: { status: { _eq: 'published' } },
      sort: ['sort', 'name'] as never,
      limit: -1,
    }),
    answer: z.array(teacher),
  })
}
