import 'server-only'
import { calendarOf } from '../../calendar/dates.ts'
import { getSchool } from './school.ts'

/** The dates of the school calendar, ascending. */
export const listDates = async () => calendarOf((await getSchool()).namedSession)
