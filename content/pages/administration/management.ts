import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

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
    'The management committee runs the school under the trust and the rules of CBSE. Members come from the trust, the teachers, the parents and the Board. The principal is the secretary.',
    heading('What it decides'),
    bullets(
      'The school calendar and the fees, after asking the parent members.',
      'Hiring and training of teachers.',
      'Buildings, safety, health and transport.',
      'Complaints that the principal could not solve.',
    ),
    'Parents can write to the committee at the school office, {address}, or at {email}.',
  ],
})
