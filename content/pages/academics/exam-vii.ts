import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const examVii = definePage({
  path: '/exam-vii',
  title: 'Online exam, class VII',
  template: 'exam-form',
  summary: 'The online examination form of class VII.',
  searchWords: 'class VII 7 seven exam',
  cardPicture: 'exam-hall',
  blocks: [
    heading('Before you begin'),
    bullets(
      'Fill in the form yourself. Write your name, section and roll number as in the school register.',
      'Answer every question before you submit. You can submit only once.',
      'If the form does not open or submit, call the school office: {phone}.',
    ),
    picture('exam-hall'),
  ],
  next: [['All open examination forms', '/exam-center'], '/Examination', '/notices'],
})
