import { definePage } from '../page.ts'

export const hostel = definePage({
  path: '/Hostel',
  title: 'Hostel',
  template: 'hostel',
  summary: 'Where boarders live: rooms, meals, study hours and visits.',
  searchWords:
    'hostel boarding boarders residential warden mess room छात्रावास हॉस्टल chhatravas ছাত্রাবাস হোস্টেল',
  aliases: ['/boarding'],
  picture: 'hostel',
  optional: true,
})
