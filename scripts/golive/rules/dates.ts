import { lastDayOfSession } from '../../../lib/format/day.ts'
import type { Gap, Rule } from '../gap.ts'
import { inStudio } from '../studio.ts'

const isOver = (session: string, today: string): boolean =>
  (lastDayOfSession(session) ?? today) < today

/** The session of the admissions. */
export const admissionSession: Rule = ({ rows }, today) => {
  const session = rows.school[0]?.session
  if (!session || !isOver(session, today)) return []
  return [
    {
      path: null,
      kind: 'past',
      what: `The session of the admissions, ${session}, is over`,
      todo: inStudio('school', 'write the coming session into session'),
    },
  ]
}

/** The school calendar: its dates and the session in its title. */
export const schoolCalendar: Rule = ({ calendar: { title, lastDay } }, today) => {
  const gaps: Gap[] = []
  if (lastDay < today)
    gaps.push({
      path: '/SchoolCalendar',
      kind: 'past',
      what: `The last date of the calendar is ${lastDay}`,
      todo: 'content/pages/academics/school-calendar.ts: write the dates of the new session',
    })
  if (isOver(title, today))
    gaps.push({
      path: '/SchoolCalendar',
      kind: 'past',
      what: `The title "${title}" names a session that is over`,
      todo: 'content/pages/documents.ts: give the calendar its title of this session',
    })
  return gaps
}
