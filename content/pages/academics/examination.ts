import { definePage } from '../page.ts'

export const examination = definePage({
  path: '/Examination',
  title: 'Examination',
  summary: 'Dates, rules and results of examinations.',
  searchWords:
    'exam exams examination date sheet datesheet timetable परीक्षा pariksha পরীক্ষা porikkha',
  aliases: ['/examinations'],
  picture: 'exam-hall',
  awaiting: {
    line: 'The dates of the examinations; date sheets, syllabi and results will be here when they are ready.',
    dates: {
      kind: 'Examination',
      coming: 'Coming examinations',
      none: 'The dates of the next examination are not here yet.',
    },
    meanwhile: ['/SchoolCalendar', '/notices', '/exam-center', '/Rules&Regulations'],
  },
})
