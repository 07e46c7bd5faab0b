import type { Member } from './members.ts'

export const harassmentCommitteeMembers: readonly Member[] = [
  {
    name: 'Mrs Sunita Das',
    designation: 'Presiding Officer, Headmistress',
    phone: '0361 000 0041',
  },
  { name: 'Mrs Lakshmi Nair', designation: 'Member, teacher', phone: '0361 000 0042' },
  { name: 'Mr Imran Ahmed', designation: 'Member, teacher', phone: '0361 000 0043' },
  {
    name: 'Smt. F. Khan',
    designation: 'External member, women’s welfare association',
    phone: '0361 000 0044',
  },
]
