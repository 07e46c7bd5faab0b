import { initialConsent } from '../consent.ts'
import { multiline, type Field } from './fields.ts'

const enquiry = multiline(
  'enquiry_consent',
  'Beside the button of the enquiry forms: the sender is a parent or guardian, what the details are for, and how a parent withdraws. Each enquiry keeps the text that was shown. Empty: the text of the website.',
)

/** The texts by which a family agrees to the use of its details. */
export const schoolConsent = (): Field[] => [
  { ...enquiry, schema: { default_value: initialConsent } },
  multiline(
    'reminder_consent',
    'The words beside a box, never ticked beforehand, by which a parent agrees to reminders. Empty: no box, and nobody is reminded.',
  ),
]
