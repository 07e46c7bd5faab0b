import type { PageText } from '../../text.ts'
import { bullets, heading, links, paragraph } from '../blocks.ts'
import { managementMembers } from './management-members.ts'
import { membersTable } from './members.ts'

export const management: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'The management committee runs the school from day to day, under the trust and the bye-laws of the Board. Trust, teachers, parents and the Board are represented on it; the principal is its secretary.',
    ),
    membersTable('Members of the management committee', managementMembers),
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
    links(
      ['The trust', '/Trust'],
      ['Our teachers', '/Faculty'],
      ['Mandatory Public Disclosure', '/Disclosure'],
    ),
  ],
}
