import { bullets, heading, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'

export const management = definePage({
  path: '/Management',
  title: 'Management committee',
  template: 'members',
  group: 'administration',
  row: 'management',
  summary: 'The members of the school management committee.',
  aliases: ['/management-committee'],
  sample: true,
  blocks: [
    paragraph(
      'The management committee runs the school from day to day, under the trust and the bye-laws of the Board. Trust, teachers, parents and the Board are represented on it; the principal is its secretary.',
    ),
    heading('What it decides'),
    bullets(
      'The calendar of the session, and the fees after hearing the parents’ members.',
      'The appointment and training of teachers.',
      'Building work, safety, health and transport.',
      'Complaints that the principal could not settle.',
    ),
    paragraph(
      'A parent may write to the committee through the school office, {address}, or at {email}.',
    ),
  ],
})
