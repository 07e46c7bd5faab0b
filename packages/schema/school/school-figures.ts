/**
 * The figures of the school's record until the school sets its own, by column. A new column gets its
 * figure as default, so that an existing school keeps what its website shows.
 */
export const initialFigures = {
  fee_due_day: 15,
  late_fine_tuition: 100,
  late_fine_transport: 50,
  strike_off_months: 3,
  registration_fee: 500,
  registration_hours: '10:00am-02:00pm',
  schedule_session: '2025-2026',
  minimum_ages: '3+\n6+\n12+',
  reply_hours: 24,
  class_start: '9.40 am',
  minimum_attendance: 85,
  certificate_after_days: 3,
} as const

export type FigureColumn = keyof typeof initialFigures
