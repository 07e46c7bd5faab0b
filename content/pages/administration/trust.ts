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
    'A registered educational trust started the school and runs it. The trust owns the land and the buildings, appoints the management committee and approves the accounts every year. It does not work for profit. Any money left at the end of the year is spent on the school.',
    'The members take no pay. They meet four times in a session, and meet the parents once a year.',
    picture('school-front'),
  ],
})

export const trustMembers: readonly Member[] = [
  { name: 'Shri R. Das', designation: 'Chairman', phone: '0361 000 0011' },
  { name: 'Smt. M. Sharma', designation: 'Vice-Chairperson', phone: '0361 000 0012' },
  { name: 'Shri P. Banerjee', designation: 'Secretary', phone: '0361 000 0013' },
  { name: 'Shri A. Gupta', designation: 'Treasurer', phone: '0361 000 0014' },
  { name: 'Dr S. Ahmed', designation: 'Member', phone: '0361 000 0015' },
  { name: 'Smt. K. Menon', designation: 'Member', phone: '0361 000 0016' },
]
