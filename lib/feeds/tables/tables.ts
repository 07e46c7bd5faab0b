import 'server-only'
import { booksTable } from './books.ts'
import { calendarTable } from './calendar.ts'
import { facultyTable } from './faculty.ts'
import { feesTable } from './fees.ts'
import { memberTables } from './members.ts'
import type { Table } from './table.ts'

/** Every table that can be had as a file. */
export const tables: readonly Table[] = [
  facultyTable,
  ...memberTables,
  feesTable,
  booksTable,
  calendarTable,
]
