import { date, flag, text, type Field } from '../fields/fields.ts'
import { SESSION } from './figure-fields.ts'

/** The session, which also is that of admission. */
export const session = text(
  'session',
  'The session of admission, for example 2026-2027. After its last day, 31 March, the website says that admission is closed.',
  { max: 40, rule: SESSION },
)

/** When admission is open, and for which session. */
export const schoolAdmission = (): Field[] => [
  flag('admission_open', 'Admissions are open', 'Untick while admissions are closed.', true),
  date(
    'admission_from',
    'From this day admission is for the next session, which begins in the April after it. Empty: for the session above.',
    false,
  ),
  date(
    'admission_until',
    'The last day for registration; afterwards the website says that admission is closed. Empty: not shown.',
    false,
  ),
  text('admission_seats', 'Where there are seats: Nursery 40, class I 12. Empty: not shown.', {
    max: 200,
  }),
]
