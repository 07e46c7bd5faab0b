import 'server-only'
import { listFaculty } from '../../content/collections/faculty.ts'
import type { Table } from './table.ts'

/** The specification's three columns; a file names the department in a fourth. */
export const facultyColumns = ['Name', 'Designation', 'Qualification'] as const

export const facultyTable: Table = {
  name: 'faculty',
  title: 'Teaching staff',
  columns: [...facultyColumns, 'Department'],
  rows: async () =>
    (await listFaculty()).map((teacher) => [
      teacher.name,
      teacher.designation ?? '',
      teacher.qualification ?? '',
      teacher.department ?? '',
    ]),
}
