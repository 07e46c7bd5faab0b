import type { PageText } from '../../text.ts'
import { bullets, links, paragraph, picture } from '../blocks.ts'

export const examCenter: PageText = {
  blocks: [
    paragraph(
      'Examination forms that are open at this moment are listed on this page by their names. Choose one to open it. If none is listed, no online examination is open.',
    ),
    bullets(
      'Keep the pupil’s name, class, section and roll number at hand.',
      'Use a steady connection and a charged telephone or computer.',
      'Answer each question before you send: a form is taken once.',
      'If a form does not open or does not send, telephone the school office on {phone}.',
    ),
    picture('exam-hall'),
    links(
      ['Examination', '/Examination'],
      ['Online exam, class VII', '/exam-vii'],
      ['Online exam, class VIII', '/exam-viii'],
      ['Notices', '/notices'],
    ),
  ],
}
