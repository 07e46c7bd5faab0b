import { linesOf } from 'school-schema/values/typed-text'
import { UNNAMED } from 'school-schema/sample/sample-school'
import { initialFigures, type FigureColumn } from 'school-schema/school/school-figures'

/** What is shown of a school that has not filled in its record: nothing of any other. */
export const defaultSchool = {
  name: UNNAMED,
  tagline: '',
  about: '',
  address: '',
  affiliationNumber: '',
  schoolCode: '',
  phone: '',
  email: '',
  officeHours: '',
  feeHours: '',
  session: '',
}

type Initial<Column extends FigureColumn> = (typeof initialFigures)[Column]

type Row = { [Column in FigureColumn]: (Initial<Column> extends number ? number : string) | null }

/** The figures in the school's record, under their names in the code; null for an empty one. */
export const figuresOf = (row: Row) => ({
  feeDueDay: row.fee_due_day,
  lateFineTuition: row.late_fine_tuition,
  lateFineTransport: row.late_fine_transport,
  strikeOffMonths: row.strike_off_months,
  registrationFee: row.registration_fee,
  registrationHours: row.registration_hours,
  scheduleSession: row.schedule_session,
  minimumAges: linesOf(row.minimum_ages),
  replyHours: row.reply_hours,
  classStart: row.class_start,
  minimumAttendance: row.minimum_attendance,
  certificateAfterDays: row.certificate_after_days,
})

/** The figures of a school. */
export type SchoolFigures = ReturnType<typeof figuresOf>

/** The figures until the school sets its own. */
export const defaultFigures: SchoolFigures = figuresOf(initialFigures)
