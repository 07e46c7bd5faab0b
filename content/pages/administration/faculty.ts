import { definePage } from '../page.ts'

export const faculty = definePage({
  path: '/Faculty',
  title: 'Faculty',
  template: 'faculty',
  summary: 'Our teachers, with designation and qualification.',
  searchWords:
    'teacher teachers faculty staff list qualification sir madam miss शिक्षक अध्यापक शिक्षिका टीचर shikshak adhyapak শিক্ষক শিক্ষিকা shikkhok',
  aliases: ['/teachers', '/staff'],
  queryParams: ['q', 'sort'],
  cardPicture: 'classroom',
})
