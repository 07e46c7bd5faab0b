import { definePage } from '../page.ts'

export const notices = definePage({
  path: '/notices',
  title: 'Notices',
  template: 'notices',
  group: null,
  row: 'notices',
  summary: 'What the school has announced, newest first, and the archive of what is past.',
  aliases: ['/notice', '/notice-board', '/news'],
  cardPicture: 'morning-bell',
})
