import { definePage } from '../page.ts'

export const home = definePage({
  path: '/',
  title: 'Home',
  template: 'home',
  group: null,
  row: 'home',
  summary:
    'A CBSE school from nursery to class X, English medium, co-educational, with hostel: admission, fees, notices and contact.',
  aliases: ['/home', '/index.html', '/index.php'],
})
