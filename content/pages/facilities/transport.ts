import { definePage } from '../page.ts'

export const transport = definePage({
  path: '/Transport',
  title: 'Transport',
  template: 'transport',
  summary: 'School bus routes, stops and times, and the rules on the bus.',
  searchWords:
    'transport school bus van route routes bus stop pick up drop बस स्कूल बस परिवहन parivahan বাস স্কুল বাস পরিবহন',
  aliases: ['/bus', '/school-bus', '/bus-routes'],
  picture: 'school-bus',
  optional: true,
})
