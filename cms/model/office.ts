import { choice } from './choice.ts'
import { moment } from './common.ts'
import { flag, multiline, text } from './fields.ts'
import { presentation, readonly } from './presentation.ts'
import type { Field } from './types.ts'

const STAGES = {
  new: { text: 'New', color: 'var(--theme--primary)' },
  contacted: { text: 'Contacted', color: 'var(--theme--warning)' },
  visit_booked: { text: 'Visit booked', color: 'var(--theme--secondary)' },
  admitted: { text: 'Admitted', color: 'var(--theme--success)' },
  closed: { text: 'Closed', color: 'var(--theme--foreground-subdued)' },
}

const RED = 'var(--theme--danger)'

/** What stands above an enquiry that needs a special look. */
export function warnings(): Field[] {
  return [
    notice(
      'overdue_notice',
      'danger',
      'alarm',
      'Overdue: nobody has answered in time. Call today.',
      {
        overdue: { _eq: true },
      },
    ),
    notice(
      'suspected_notice',
      'warning',
      'gpp_maybe',
      'This may not be from a parent; the reason stands below. Look before you call or close it.',
      { suspected: { _nnull: true } },
    ),
  ]
}

/** What the office works with: the stage, beside the time that matters for it. */
export function progress(): Field[] {
  const stage = choice(
    'stage',
    'Set it to Contacted once you have spoken with the family.',
    STAGES,
    'new',
  )
  const replyBy = moment('reply_by', 'The website promised an answer by then.')
  return [stage, replyBy, multiline('notes', 'What was said, and what comes next.'), overdue()]
}

/** What the site tells about an enquiry, and what follows from it; nobody changes it. */
export function facts(): Field[] {
  return [
    moment('received_at', 'When the website took it.'),
    moment('first_contact_at', 'When the stage first left New.'),
    readonly(
      text('suspected', { note: 'Why it may not be from a parent. Empty for most.' }),
      'formatted-value',
      { color: 'var(--theme--warning)', icon: 'gpp_maybe' },
    ),
    readonly(text('notice_version', { note: 'The privacy notice that the family was shown.' })),
  ]
}

/** A telephone number: a link in lists, and a button under it in the form. */
export function phone(
  field: string,
  options: Parameters<typeof text>[1] & { call: string },
): Field[] {
  const number = text(field, options)
  const link = { label: options.call, icon: 'call', type: 'normal', url: `tel:{{${field}}}` }
  return [
    { ...number, meta: { ...number.meta, display: 'phone' } },
    presentation(`${field}_call`, {
      interface: 'presentation-links',
      options: { links: [link] },
      width: 'half',
    }),
  ]
}

// Whether it is overdue changes by time alone, which no filter of the Studio's lists can show in
// colour: the extension "office" keeps it.
function overdue(): Field {
  const field = flag('overdue', 'Overdue', 'Still new, and the promised time is over.', false)
  const display = {
    display: 'boolean',
    display_options: {
      labelOn: 'Overdue',
      labelOff: '',
      iconOn: 'alarm',
      iconOff: '',
      colorOn: RED,
    },
  }
  return { ...field, meta: { ...field.meta, ...display, readonly: true, hidden: true } }
}

function notice(field: string, color: string, icon: string, words: string, rule: object): Field {
  return presentation(field, {
    interface: 'presentation-notice',
    options: { color, icon, text: words },
    width: 'full',
    hidden: true,
    conditions: [{ name: field, rule: { _and: [rule] }, hidden: false }],
  })
}
