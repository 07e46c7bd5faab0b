import { initialFigures as initial } from 'school-schema/school-figures'
import { figure, text } from './columns.ts'

/** Content of an earlier version has no figures: the initial ones apply. An emptied one is null. */
export const figureColumns = {
  fee_due_day: figure.prefault(initial.fee_due_day),
  late_fine_tuition: figure.prefault(initial.late_fine_tuition),
  late_fine_transport: figure.prefault(initial.late_fine_transport),
  strike_off_months: figure.prefault(initial.strike_off_months),
  registration_fee: figure.prefault(initial.registration_fee),
  registration_hours: text.prefault(initial.registration_hours),
  schedule_session: text.prefault(initial.schedule_session),
  minimum_ages: text.prefault(initial.minimum_ages),
  reply_hours: figure.prefault(initial.reply_hours),
  class_start: text.prefault(initial.class_start),
  minimum_attendance: figure.prefault(initial.minimum_attendance),
  certificate_after_days: figure.prefault(initial.certificate_after_days),
}
