import { definePage } from '../page.ts'

export const results = definePage({
  path: '/Results',
  title: 'Results',
  template: 'results',
  summary: 'Board results, and what our students have won.',
  searchWords:
    'result results board result achievements awards prizes toppers topper pass percentage परिणाम नतीजे रिजल्ट parinam natije ফল ফলাফল রেজাল্ট',
  aliases: ['/achievements', '/board-results', '/toppers'],
  picture: 'quiz',
  optional: true,
})
