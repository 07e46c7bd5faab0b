import { sampleRows, sampleRowsOf } from 'school-schema/sample/sample'
import { pageRow, type Page } from '../pages/page-row.ts'
import { pageTableOf } from '../pages/pages.ts'
import { calendarSource, type CalendarDate } from '../calendar/calendar.ts'
import type { ClassFee } from '../fees/fees.ts'
import { sectionsSource, type Section } from '../sections/sections.ts'

/** The sections of the sample school, as the website reads them. */
export const sampleSections = (): Section[] =>
  sectionsSource.answer.parse(
    sampleRows('section', '2026-11-24').map((row, index) => ({ ...row, id: index + 1 })),
  )

/** The fees of the sample school. */
export const sampleFees: readonly ClassFee[] = sampleRowsOf('fee', '2026-11-24').map(
  ({ class_name, amount }) => ({ className: class_name, fee: amount, heads: [], earlier: [] }),
)

/** The calendar of the sample school for a first start on this day, as the website reads it. */
export const sampleDates = (today: string): CalendarDate[] =>
  calendarSource.answer.parse(
    sampleRowsOf('calendar_date', today).map((row, index) => ({ ...row, id: index + 1 })),
  )

/** The pages of the sample school with their texts. */
export const samplePages: readonly Page[] = sampleRows('pages', '2026-11-24').flatMap(
  (row) => pageRow.parse({ content: null, ...row }) ?? [],
)

export const samplePageTable = pageTableOf(samplePages, samplePages)

/** The page of the sample school at a path. */
export function samplePage(path: string): Page {
  const page = samplePageTable.find(path)
  if (!page) throw new Error(`The sample has no page ${path}`)
  return page
}
