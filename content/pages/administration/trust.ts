import { paragraph, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const trust = definePage({
  path: '/Trust',
  title: 'The trust',
  template: 'members',
  group: 'administration',
  row: 'trust',
  summary: 'The trust that founded the school and its members.',
  sample: true,
  blocks: [
    paragraph(
      'The school was founded, and is run, by a registered educational trust. The trust holds the land and the buildings, appoints the management committee and passes the yearly accounts. It is not run for profit: what is left over at the end of a year is spent on the school.',
    ),
    paragraph(
      'Its members serve without pay. They meet four times in the session, and once a year with the parents.',
    ),
    picture('school-front'),
  ],
})
