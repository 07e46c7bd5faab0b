import { picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const trust = definePage({
  path: '/Trust',
  title: 'The trust',
  template: 'members',
  summary: 'The trust that founded the school and its members.',
  searchWords: 'trust society trustees chairman president owner न्यास ट्रस्ट समिति nyas ট্রাস্ট',
  sample: true,
  blocks: [
    'A registered educational trust started the school and runs it. The trust owns the land and the buildings, appoints the management committee and approves the accounts every year. It does not work for profit. Any money left at the end of the year is spent on the school.',
    'The members take no pay. They meet four times in a session, and meet the parents once a year.',
    picture('school-front'),
  ],
})
