import type { PageText } from '../../text.ts'
import { paragraph, picture } from '../blocks.ts'

export const trust: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'The school was founded, and is run, by a registered educational trust. The trust holds the land and the buildings, appoints the management committee and passes the yearly accounts. It is not run for profit: what is left over at the end of a year is spent on the school.',
    ),
    paragraph(
      'Its members serve without pay. They meet four times in the session, and once a year with the parents.',
    ),
    picture('school-front'),
  ],
}
