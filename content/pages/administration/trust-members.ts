import type { Member } from './members.ts'

export const trustMembers: readonly Member[] = [
  { name: 'Shri R. Das', designation: 'Chairman', phone: '0361 000 0011' },
  { name: 'Smt. M. Sharma', designation: 'Vice-Chairperson', phone: '0361 000 0012' },
  { name: 'Shri P. Banerjee', designation: 'Secretary', phone: '0361 000 0013' },
  { name: 'Shri A. Gupta', designation: 'Treasurer', phone: '0361 000 0014' },
  { name: 'Dr S. Ahmed', designation: 'Member', phone: '0361 000 0015' },
  { name: 'Smt. L. Nair', designation: 'Member', phone: '0361 000 0016' },
]
