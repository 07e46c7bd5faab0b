import 'server-only'
import { initialFigures } from 'school-schema/school/school-figures'
import { defaultFigures, defaultSchool } from '../../content/school.ts'
import { replyTimeOf } from '../messages/values.ts'
import { instant, officeStatus } from '../school/office.ts'
import { listDates } from '../calendar/calendar.ts'
import { getSchool } from '../school/school.ts'

const HOUR_MS = 3_600_000

/**
 * What the school promises about the reply: its words, and when an enquiry that is received at a time
 * is overdue. While the office is closed that is when it opens. Never throws: an enquiry is taken
 * without any content of the CMS.
 */
export async function getReplyPromise() {
  const school = await getSchool().catch(() => ({
    ...defaultSchool,
    ...defaultFigures,
    officeDays: [],
  }))
  const dates = await listDates().catch(() => [])
  // A school that promises no time has the initial one as its aim.
  const hours = school.replyHours ?? initialFigures.reply_hours
  const replyBy = (receivedAt: number): Date => {
    const promised = new Date(receivedAt + hours * HOUR_MS)
    const office = officeStatus(school, dates, promised)
    if (!office || office.isOpen || !office.opens) return promised
    return instant(office.opens.day, office.opens.time)
  }
  return { time: replyTimeOf(school), replyBy }
}
