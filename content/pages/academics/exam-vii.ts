import type { PageText } from '../../text.ts'
import { links, paragraph, picture } from '../blocks.ts'

export const examVii: PageText = {
  blocks: [
    paragraph(
      'This is the online examination form of class VII. Fill it in yourself, with your name, section and roll number as they stand in the school register, and send it once.',
    ),
    paragraph('If it does not open or does not send, telephone the school office on {phone}.'),
    picture('exam-hall'),
    links(
      ['All open examination forms', '/exam-center'],
      ['Examination', '/Examination'],
      ['Notices', '/notices'],
    ),
  ],
}
