import { addedNames, DEFAULT_LANGUAGE } from '../languages.ts'
import { line, list, part, select } from '../fields/choice-fields.ts'
import { fixedAs, flag, internal, multiline, text, type Field } from '../fields/fields.ts'
import { button, shownIf } from '../fields/form-elements.ts'
import { EMAIL } from '../school/school-fields.ts'
import { ALERT_ENDS, initialAlerts, LONGEST_ALERT } from './alerts.ts'

/** Of a row that can wait for the principal: what was decided, and the link in the e-mail. */
export const APPROVAL = 'approval'
export const APPROVAL_REQUEST = 'approval_request'

/** The states of such a row besides those of every row. */
export const approvalStates = {
  waiting: { text: 'Waiting for the principal', color: 'var(--theme--secondary)' },
  returned: { text: 'Sent back by the principal', color: 'var(--theme--danger)' },
}

/** For a collection whose rows the principal may publish; the extension of the CMS writes them. */
export const approval = (): Field[] => [
  shownIf(
    { [APPROVAL]: { _nnull: true } },
    fixedAs('Approval', multiline(APPROVAL, 'What became of the request to the principal.')),
  ),
  internal(text(APPROVAL_REQUEST, 'The link in the last e-mail.')),
]

const prepared = list(
  'prepared_alerts',
  'What the principal can put on every page by a link and a PIN.',
  {
    template: '{{text}}',
    addLabel: 'Add an alert',
    fields: [
      line('text', 'Text', { required: true, note: `At most ${LONGEST_ALERT} characters.` }),
      ...Object.entries(addedNames)
        .filter(([language]) => language !== DEFAULT_LANGUAGE)
        .map(([language, name]) => line(language, name)),
      part('ends', 'Removed by itself', { ...select(ALERT_ENDS), required: true }),
    ],
  },
)

/** How the principal approves what is published, and publishes alerts, without an account. */
export const schoolPrincipal = (): Field[] => [
  text(
    'principal_email',
    'The principal gets an e-mail about each notice and page with the status “Waiting for the principal”, and publishes it or sends it back. Empty: nothing can wait.',
    { rule: EMAIL },
  ),
  flag(
    'weekly_report',
    'Report each Monday',
    'An e-mail to the principal at 8 am: what was published and by whom, what expires, enquiries and what to correct. It names no child.',
    true,
  ),
  { ...prepared, schema: { default_value: JSON.stringify(initialAlerts) } },
  button(
    'principal_link',
    { label: 'Link for the principal’s phone', icon: 'qr_code_2', url: '../principal-link' },
    {
      note: 'For administrators: makes or ends the link by which the principal publishes one of these alerts.',
    },
  ),
]
