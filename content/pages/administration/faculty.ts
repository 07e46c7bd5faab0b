import { definePage } from '../page.ts'

export const faculty = definePage({
  path: '/Faculty',
  title: 'Faculty',
  template: 'faculty',
  summary: 'Our teachers, their designations and qualifications.',
  aliases: ['/teachers', '/staff'],
  queryParams: ['q', 'sort'],
  cardPicture: 'classroom',
})
