import { sampleRowsOf } from 'school-schema/sample/sample'
import { calendarSource, type CalendarDate } from '../calendar/calendar.ts'

/** The calendar of the sample school for a first start on this day, as the website reads it. */
export const sampleDates = (today: string): CalendarDate[] =>
  calendarSource.answer.parse(
    sampleRowsOf('calendar_date', today).map((row, index) => ({ ...row, id: index + 1 })),
  )
