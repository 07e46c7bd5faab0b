import { describe, table } from './collections.ts'
import { multiline, readOnly } from './fields.ts'
import { moment, rowId } from './row-fields.ts'

/**
 * The state of the website for its administrator: no role has access. The status check writes it
 * every ten minutes; it needs no history.
 */
export const websiteStatus = table(
  'website_status',
  [
    rowId(),
    readOnly(
      'Checked',
      moment('checked_at', 'More than half an hour ago? Then the check itself does not run.'),
    ),
    readOnly('To do', multiline('todo', 'What needs action, and what to do.')),
    readOnly('State', multiline('state', 'Everything that is checked.')),
  ],
  {
    ...describe({
      name: 'Website status',
      icon: 'monitor_heart',
      note: 'Whether backups, certificate, disk, e-mails and deadlines are in order. Only administrators see it',
    }),
    ...{ singleton: true, accountability: null },
  },
)
