import { definePage } from '../page.ts'

export const examination = definePage({
  path: '/Examination',
  title: 'Examination',
  summary: 'Dates, rules and results of examinations.',
  searchWords:
    'exam exams examination date sheet datesheet timetable time table परीक्षा pariksha পরীক্ষা porikkha',
  aliases: ['/examinations'],
  picture: 'exam-hall',
  awaiting: {
    line: 'Date sheets, syllabi and results of the examinations will be here.',
    dates: { kind: 'Examination', caption: 'Examinations in the school calendar' },
    meanwhile: ['/SchoolCalendar', '/notices', '/exam-center', '/Rules&Regulations'],
  },
})
