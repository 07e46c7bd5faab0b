import type { Member } from './members.ts'

/** Section 4 of the Act asks who presides and who comes from outside; both are pointed out. */
export const harassmentCommitteeMembers: readonly Member[] = [
  {
    name: 'Mrs Sunita Das',
    post: 'Presiding Officer',
    designation: 'Headmistress',
    phone: '0361 000 0041',
  },
  { name: 'Mrs Lakshmi Nair', designation: 'Member, teacher', phone: '0361 000 0042' },
  { name: 'Mr Imran Ahmed', designation: 'Member, teacher', phone: '0361 000 0043' },
  {
    name: 'Smt. F. Khan',
    post: 'External member',
    designation: 'women’s welfare association',
    phone: '0361 000 0044',
  },
]
