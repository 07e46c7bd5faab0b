import { initialFigures, type FigureColumn } from 'school-schema/school-figures'

/**
 * The defaults of the settings. The school is invented: its PIN code and numbers start with 0 and
 * its e-mail address ends in .example, so that they belong to nobody.
 */
export const defaultSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X, with hostel.',
  address: 'Palash Road, Palashpur, West Bengal 073107',
  affiliationNumber: '0023107',
  schoolCode: '00107',
  phone: '0353 000 0000',
  email: 'office@palash.example',
  officeHours: '8:30am-2pm',
  feeHours: '9:30am-3:30pm Monday to Saturday',
  session: initialFigures.schedule_session,
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

/** A multi-line field as a list. */
export function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return lines.filter(Boolean)
}

/** Shown in the footer of a page with invented content once the school's record is its own. */
export const demonstrationOnPage =
  'This page is a demonstration: people, numbers or dates on it are invented.'

/** Shown in the footer while the settings in the CMS are still the sample. */
export const demonstrationText =
  'This is a demonstration. The school, its people and its figures are invented.'
