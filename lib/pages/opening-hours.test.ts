import { openingHours } from './opening-hours.ts'

test.each([
  ['9:30am-3:30pm Monday to Saturday', 'Mo-Sa 09:30-15:30'],
  ['8.30 am – 2 pm Mon–Fri', 'Mo-Fr 08:30-14:00'],
  ['12pm to 12:30pm Tuesday to Sunday', 'Tu-Su 12:00-12:30'],
])('%s is %s', (text, hours) => {
  expect(openingHours(text)).toBe(hours)
})

test.each(['8:30am-2pm', 'Mornings', '', '9:30am-3:30pm Monday to Saturday, not on holidays'])(
  'what %j means is not guessed',
  (text) => {
    expect(openingHours(text)).toBeNull()
  },
)
