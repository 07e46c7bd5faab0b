import { calendarDates } from '../../../content/pages/academics/school-calendar.ts'
import type { Table } from './table.ts'

/** The dates of the session, as days that a program can read. */
export const calendarTable: Table = {
  name: 'calendar',
  title: 'Calendar of the session',
  columns: ['From', 'To', 'What', 'Kind'],
  rows: async () =>
    calendarDates.map(({ from, to, title, kind }) => [from, to ?? from, title, kind]),
}
