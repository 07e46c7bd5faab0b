import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const examCenter = definePage({
  path: '/exam-center',
  title: 'Online exam centre',
  template: 'exams',
  summary: 'Open online examination forms.',
  searchWords:
    'exam exams examination online form forms registration centre test परीक्षा फॉर्म pariksha পরীক্ষা ফর্ম porikkha',
  aliases: ['/exam-centre'],
  cardPicture: 'exam-hall',
  blocks: [
    heading('Before you open a form'),
    bullets(
      'Keep the pupil’s name, class, section and roll number at hand.',
      'Use a steady connection and a charged telephone or computer.',
      'Answer each question before you send: a form is taken once.',
      'If a form does not open or does not send, telephone the school office on {phone}.',
    ),
    'Forms are with a form service outside this website, which sees what is typed into them. Nothing is sent there before you choose a form.',
    picture('exam-hall'),
  ],
  next: ['/Examination', '/exam-vii', '/exam-viii', '/notices'],
})
