import { initialFigures, type FigureColumn } from './school-figures.ts'
import { parseSession } from '../values/written.ts'
import { figure, multiline, text, type Field, type TextRule } from '../fields/fields.ts'

/** Two years that follow each other. */
export const SESSION: TextRule = {
  read: parseSession,
  message: 'Write two years that follow each other: 2026-2027.',
}

/** The figures of the school; the texts of the website name them. */
export const schoolFigures = (): Field[] => figures.map(withInitial)

const figures: (Field & { field: FigureColumn })[] = [
  number('fee_due_day', 'The day of the month by which fees are due: 15.', [1, 28]),
  number('late_fine_tuition', 'In rupees, after that day. Empty or 0: no fine is named.'),
  number('late_fine_transport', 'In rupees, after that day. Empty or 0: no fine is named.'),
  number('strike_off_months', 'The name is struck off if dues run to over these months.', [1, 24]),
  number('registration_fee', 'The price of the registration form, in rupees.'),
  line('registration_hours', 'When forms are given out and taken in: 10:00am-02:00pm.', 120),
  line(
    'schedule_session',
    'The session of the printed admission schedule. Empty: the session of admission.',
    40,
    SESSION,
  ),
  line('class_start', 'When classes start: 9.40 am.', 40),
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
  {
    ...multiline(
      'minimum_ages',
      'The minimum age at admission: one section of the school per line, the youngest first: 3+.',
    ),
    field: 'minimum_ages',
  },
]

function number(field: FigureColumn, note: string, range?: readonly [number, number]) {
  return { ...figure(field, note, range ? { range } : {}), field }
}

function line(field: FigureColumn, note: string, max: number, rule?: TextRule) {
  return { ...text(field, note, rule ? { max, rule } : { max }), field }
}

const withInitial = (field: Field & { field: FigureColumn }): Field => ({
  ...field,
  schema: { ...field.schema, default_value: initialFigures[field.field] },
})
