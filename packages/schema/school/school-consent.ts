import { ENQUIRY_KEPT, initialConsent } from '../enquiry/consent.ts'
import { figure, multiline, type Field } from '../fields/fields.ts'

const enquiry = multiline(
  'enquiry_consent',
  'Beside the button of the enquiry forms: the sender is a parent or guardian, what the details are for, and how a parent withdraws. Each enquiry keeps the text that was shown. Empty: the text of the website.',
)

const { initial, shortest, longest } = ENQUIRY_KEPT

const kept = figure(
  'enquiry_kept_months',
  `The months after which an enquiry is erased here and on the website, ${shortest} to ${longest}; the privacy policy names them.`,
  { required: true, range: [shortest, longest] },
)

/** How a family agrees to the use of its details, and how long they are kept. */
export const schoolConsent = (): Field[] => [
  { ...enquiry, schema: { default_value: initialConsent } },
  multiline(
    'reminder_consent',
    'The words beside a box, never ticked beforehand, by which a parent agrees to reminders. Empty: no box, and nobody is reminded.',
  ),
  { ...kept, schema: { ...kept.schema, default_value: initial } },
]
