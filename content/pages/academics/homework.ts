import { definePage } from '../page.ts'

export const homework = definePage({
  path: '/Homework',
  title: 'Homework',
  summary: 'Homework and holiday work by class.',
  picture: 'books',
  awaiting: {
    line: 'Homework and holiday work will be here, class by class.',
    meanwhile: ['/notices', '/Booklist', '/ebooks', '/SchoolCalendar'],
  },
})
