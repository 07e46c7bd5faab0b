import { lastDayOfSession } from 'school-schema/day'
import { certificateOver, deadlineRules, isOver, sessionOver } from './deadlines.ts'
import { eachRow, type RuleSet } from './rule.ts'

/** Dates that are past or will be soon. A remark makes the issue one of going live only. */
export const dateRules: RuleSet = {
  both: [sessionOver],
  'needs-fixing': deadlineRules,
  'before-go-live': [
    eachRow(
      'disclosure_document',
      (row, content) => isOver(row.valid_until, content),
      certificateOver,
    ),
    eachRow(
      'section',
      ({ kind, title }, content) =>
        kind === 'viewer' && isOver(lastDayOfSession(title ?? ''), content),
      {
        code: 'calendar-title',
        category: 'past',
        what: ({ title }) => `The title “${title}” names a session that is over`,
        todo: 'Upload the document of this session, and write its title.',
      },
    ),
  ],
}
