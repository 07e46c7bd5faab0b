import { picture } from '../blocks.ts'
import { definePage } from '../page.ts'
import type { Member } from './members.ts'

export const trust = definePage({
  path: '/Trust',
  title: 'The trust',
  template: 'members',
  summary: 'The trust that founded the school and its members.',
  searchWords: 'trust society trustees chairman president owner न्यास ट्रस्ट समिति nyas ট্রাস্ট',
  sample: true,
  blocks: [
    'The school was founded, and is run, by a registered educational trust. The trust holds the land and the buildings, appoints the management committee and passes the yearly accounts. It is not run for profit: what is left over at the end of a year is spent on the school.',
    'Its members serve without pay. They meet four times in the session, and once a year with the parents.',
    picture('school-front'),
  ],
})

export const trustMembers: readonly Member[] = [
  { name: 'Shri R. Das', designation: 'Chairman', phone: '0361 000 0011' },
  { name: 'Smt. M. Sharma', designation: 'Vice-Chairperson', phone: '0361 000 0012' },
  { name: 'Shri P. Banerjee', designation: 'Secretary', phone: '0361 000 0013' },
  { name: 'Shri A. Gupta', designation: 'Treasurer', phone: '0361 000 0014' },
  { name: 'Dr S. Ahmed', designation: 'Member', phone: '0361 000 0015' },
  { name: 'Smt. L. Nair', designation: 'Member', phone: '0361 000 0016' },
]
