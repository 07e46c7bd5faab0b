import { definePage } from '../page.ts'

export const examViii = definePage({
  path: '/exam-viii',
  title: 'Online exam, class VIII',
  summary: 'The online examination form of class VIII.',
  searchWords: 'class VIII 8 eight exam',
  picture: 'math-lab',
  awaiting: {
    line: 'The online exam form of class VIII will be here when it opens.',
    meanwhile: ['/exam-center', '/exam-vii', '/SchoolCalendar', '/notices'],
  },
})
