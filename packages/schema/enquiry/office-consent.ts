import { languageNames } from '../languages.ts'
import { purposes } from './consent.ts'
import { choice, optionalChoice, list, part, select } from '../fields/choice-fields.ts'
import { date, extended, fixed, flag, type Field } from '../fields/fields.ts'
import { notice } from '../fields/form-elements.ts'

const EVENTS = { agreed: 'Agreed', withdrawn: 'Withdrawn' }

const CONTACTS = {
  answer: { text: 'To answer', color: 'var(--theme--primary)' },
  reminders: { text: 'To answer and to remind', color: 'var(--theme--success)' },
  none: { text: 'No', color: 'var(--theme--danger)' },
}

const REQUESTS = {
  access: 'To see the details',
  correction: 'To correct them',
  erasure: 'To erase them',
  complaint: 'A complaint',
}

const half = (field: string, name: string, meta: object) =>
  part(field, name, { width: 'half', ...meta })

const entry = [
  half('purpose', 'Purpose', select(purposes)),
  half('event', 'What the family said', select(EVENTS)),
  half('at', 'When', { interface: 'input', readonly: true, note: 'Set when it is saved.' }),
  half('language', 'Language of the text', { ...select(languageNames), readonly: true }),
  half('text', 'The text that was shown', { interface: 'input-multiline', readonly: true }),
]

/** Shown above an enquiry whose family must not be contacted. */
export const withdrawnNotice = (): Field =>
  notice(
    'withdrawn_notice',
    {
      color: 'danger',
      icon: 'phone_disabled',
      text: 'The consent is withdrawn. Do not contact the family; an administrator erases the enquiry.',
    },
    { may_contact: { _eq: 'none' } },
  )

/** For what the family may be contacted; the extension "office" derives it from the record. */
export const mayContact = (): Field =>
  extended(fixed(choice('may_contact', 'What the family agreed to.', CONTACTS, 'answer')), {
    required: false,
  })

/** The record of the consent, and what the family asks for about its data. */
export const rights = (): Field[] => [
  list(
    'consent',
    'What the family agreed to, with the text that it was shown. Add an entry when a parent withdraws or gives a consent; entries cannot be changed or deleted.',
    { template: '{{purpose}}: {{event}} {{at}}', addLabel: 'Add', fields: entry },
  ),
  optionalChoice('request', 'What a parent asks for about the details.', REQUESTS),
  fixed(date('request_by', 'The last day for the answer. Set with the request.', false)),
  flag('request_answered', 'Answered', 'Tick it when the parent has the answer.'),
]
