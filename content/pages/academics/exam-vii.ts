import type { PageText } from '../../text.ts'
import { bullets, heading, links, picture } from '../blocks.ts'

export const examVii: PageText = {
  blocks: [
    heading('Before you begin'),
    bullets(
      'Fill in the form yourself, with your name, section and roll number as they stand in the school register.',
      'Answer each question before you send: a form is taken once.',
      'If the form does not open or does not send, telephone the school office on {phone}.',
    ),
    picture('exam-hall'),
    links(
      ['All open examination forms', '/exam-center'],
      ['Examination', '/Examination'],
      ['Notices', '/notices'],
    ),
  ],
}
