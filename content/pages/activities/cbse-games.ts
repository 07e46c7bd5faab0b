import type { PageText } from '../../text.ts'
import { bullets, heading, links, paragraph, picture } from '../blocks.ts'
import { documents } from '../documents.ts'

export const cbseGames: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Schools register their teams for the CBSE games with the form on this page. The annexure gives the events, the age groups and the declaration that the principal signs.',
    ),
    heading('Before you register'),
    bullets(
      'Read the annexure and have it signed and stamped.',
      'Have each player’s name, class, date of birth and event ready.',
      'Name one teacher who will travel with the team, with a telephone number.',
      'Tell us of any food or medicine that a player needs or must avoid.',
    ),
    picture('sports-day'),
    paragraph(
      'The games are held at the school, {address}. For questions about arrival, lodging and meals telephone {phone} or write to {email}.',
    ),
    links(
      [`${documents.gamesAnnexure.title} (PDF)`, documents.gamesAnnexure.path],
      ['CBSE sports', '/cbse-sports'],
      ['Indoor and outdoor games', '/Indoor&OutdoorGames'],
      ['Contact the school', '/Contact Us'],
    ),
  ],
}
