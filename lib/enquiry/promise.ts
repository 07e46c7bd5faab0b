import 'server-only'
import { initialFigures } from 'school-schema/school-figures'
import { defaultFigures, defaultSchool } from '../../content/school.ts'
import { replyTimeOf } from '../messages/values.ts'
import { getSchool } from '../content/collections/school.ts'

const HOUR_MS = 3_600_000

/**
 * What the school promises about the reply: its words, and the hours after which an enquiry is
 * overdue. Never throws: an enquiry is taken without any content of the CMS.
 */
export async function getReplyPromise() {
  const school = await getSchool().catch(() => ({ ...defaultSchool, ...defaultFigures }))
  // A school that promises no time has the initial one as its aim.
  const hours = school.replyHours ?? initialFigures.reply_hours
  return { time: replyTimeOf(school), ms: hours * HOUR_MS }
}
