import { definePage } from '../page.ts'

export const homework = definePage({
  path: '/Homework',
  title: 'Homework',
  summary: 'Homework and holiday work by class.',
  searchWords:
    'homework home work assignment holiday homework project गृहकार्य होमवर्क grihkarya বাড়ির কাজ হোমওয়ার্ক',
  picture: 'books',
  awaiting: {
    line: 'Homework and holiday work will be here, class by class.',
    meanwhile: ['/notices', '/Booklist', '/ebooks', '/SchoolCalendar'],
  },
})
