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
      'Keep the student’s name, class, section and roll number ready.',
      'Use a good internet connection and a charged phone or computer.',
      'Answer every question before you submit. You can submit only once.',
      'If a form does not open or submit, call the school office: {phone}.',
    ),
    'The forms are on another website, which gets what you type. Nothing is sent there until you choose a form.',
    picture('exam-hall'),
  ],
  next: ['/Examination', '/exam-vii', '/exam-viii', '/notices'],
})
