import { parseOnePhone } from '../values/written.ts'
import { content } from '../fields/collection.ts'
import { extended, text, type Field } from '../fields/fields.ts'
import { PAGE_NAME } from '../pages/pages.ts'
import { sort, status } from '../fields/row-fields.ts'

/** The bodies of the sample school, by the names of their pages. */
const BODIES = {
  trust: 'Trust',
  management: 'Management committee',
  sexual_harassment_committee: 'Sexual harassment committee',
}

/** A page of the school's own may list members too. */
function body(): Field {
  const choices = Object.entries(BODIES).map(([value, shown]) => ({ text: shown, value }))
  const note =
    'The page that lists the person; for a page of your own its page name. A member of two has a row for each.'
  const field = text('body', note, { required: true, max: 80, rule: PAGE_NAME })
  return extended(field, { interface: 'open-choice', options: { choices, allowOther: true } })
}

export const person = content('person', {
  name: 'Committees',
  icon: 'groups',
  note: 'The members of the trust and of the committees, in the order of the tables on the website; drag to reorder',
  template: '{{name}}, {{designation}}',
  fields: [
    sort(),
    body(),
    text('name', 'With title, as it should appear in the table: Smt. L. Pillai.', {
      required: true,
      max: 200,
    }),
    text(
      'post',
      'A post that the law requires, such as Presiding Officer or External member. The website highlights it.',
      { max: 120 },
    ),
    text('designation', 'For example Treasurer, or Member, for the parents.', { max: 200 }),
    text('telephone', 'One number, with area code. Visitors tap it to call.', {
      max: 40,
      rule: {
        read: parseOnePhone,
        message: 'Write one number in full, with its area code.',
      },
    }),
    status(),
  ],
})
