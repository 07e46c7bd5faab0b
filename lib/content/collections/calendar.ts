import 'server-only'
import { calendarOf } from '../../calendar/dates.ts'
import { getSchool } from './school.ts'

/** The dates of the school calendar, in order. */
export const listDates = async () => calendarOf((await getSchool()).namedSession)
