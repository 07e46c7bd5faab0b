import { initialFigures, type FigureColumn } from './school-figures.ts'
import { parseSession } from '../values/written.ts'
import { figure, multiline, text, type Field, type TextRule } from '../fields/fields.ts'

export const SESSION: TextRule = {
  read: parseSession,
  message: 'Write two years that follow each other: 2026-2027.',
}

/** The figures of the school; the texts of the website name them. */
export const schoolFigures = (): Field[] => [
  number('fee_due_day', 'The day of the month by which fees are due: 15.', [1, 28]),
  number('late_fine_tuition', 'In rupees, after that day. Empty or 0: no fine is named.'),
  number('late_fine_transport', 'In rupees, after that day. Empty or 0: no fine is named.'),
  number('strike_off_months', 'The name is struck off if dues run to over these months.', [1, 24]),
  number('registration_fee', 'The price of the registration form, in rupees.'),
  text('registration_hours', 'When forms are given out and taken in: 10:00am-02:00pm.', {
    max: 120,
    initially: initialFigures.registration_hours,
  }),
  text(
    'schedule_session',
    'The session of the printed admission schedule. Empty: the session of admission.',
    { max: 40, rule: SESSION, initially: initialFigures.schedule_session },
  ),
  text('class_start', 'When classes start: 9.40 am.', {
    max: 40,
    initially: initialFigures.class_start,
  }),
  number('minimum_attendance', 'The attendance needed for examinations, in percent.', [1, 100]),
  number(
    'certificate_after_days',
    'A medical certificate is required after an absence of more than this number of days.',
    [1, 60],
  ),
  number(
    'reply_hours',
    'The number of hours within which the website promises an answer. Empty: it promises no time.',
    [1, 720],
  ),
  multiline(
    'minimum_ages',
    'The minimum age at admission: one section of the school per line, the youngest first: 3+.',
    { initially: initialFigures.minimum_ages },
  ),
]

function number(name: FigureColumn, note: string, range?: readonly [number, number]): Field {
  return figure(name, note, { ...(range && { range }), initially: initialFigures[name] })
}
