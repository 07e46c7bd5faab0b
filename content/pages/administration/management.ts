import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'
import type { Member } from './members.ts'

export const management = definePage({
  path: '/Management',
  title: 'Management committee',
  template: 'members',
  summary: 'The members of the school management committee.',
  searchWords:
    'management committee principal principle principals headmaster headmistress director secretary प्रधानाचार्य प्राचार्य प्रबंधन pradhanacharya prabandhan প্রধান শিক্ষক অধ্যক্ষ পরিচালনা',
  aliases: ['/management-committee'],
  sample: true,
  blocks: [
    'The management committee runs the school from day to day, under the trust and the bye-laws of the Board. Trust, teachers, parents and the Board are represented on it; the principal is its secretary.',
    heading('What it decides'),
    bullets(
      'The calendar of the session, and the fees after hearing the parents’ members.',
      'The appointment and training of teachers.',
      'Building work, safety, health and transport.',
      'Complaints that the principal could not settle.',
    ),
    'A parent may write to the committee through the school office, {address}, or at {email}.',
  ],
})

export const managementMembers: readonly Member[] = [
  { name: 'Shri R. Das', designation: 'Chairman, for the trust', phone: '0361 000 0021' },
  { name: 'Shri P. Banerjee', designation: 'Manager, for the trust', phone: '0361 000 0022' },
  {
    name: 'Dr Anjali Sharma',
    designation: 'Member Secretary, Principal',
    phone: '0361 000 0023',
  },
  { name: 'Mrs Meera Joshi', designation: 'Member, for the teachers', phone: '0361 000 0024' },
  { name: 'Mr Sanjay Gupta', designation: 'Member, for the teachers', phone: '0361 000 0025' },
  { name: 'Smt. K. Dey', designation: 'Member, for the parents', phone: '0361 000 0026' },
  { name: 'Shri N. Singh', designation: 'Member, for the parents', phone: '0361 000 0027' },
  {
    name: 'Dr T. Thomas',
    designation: 'Member, principal of another school',
    phone: '0361 000 0028',
  },
  { name: 'Shri V. Rao', designation: 'Member, for the Board', phone: '0361 000 0029' },
]
