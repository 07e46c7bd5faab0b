import { calendarKinds } from './choices.ts'
import { parseClock } from './values/written.ts'
import { choice } from './fields/choice-fields.ts'
import { audience } from './classes/audience.ts'
import { content } from './fields/collection.ts'
import { date, text, type Field } from './fields/fields.ts'
import { status } from './fields/row-fields.ts'

/** When something begins, by the name of its column. */
export const beginning = (name: string): Field =>
  text(name, 'When it begins, for example 9:00am. Empty: the time is not shown.', {
    max: 20,
    placeholder: '9:00am',
    rule: { read: parseClock, message: 'Write a time like 9:00am or 14:30.' },
  })

/** Where something is, by the name of its column. */
export const venue = (name: string): Field =>
  text(name, 'Where it is, for example School hall.', { max: 120 })

export const calendarDate = content('calendar_date', {
  name: 'Calendar',
  icon: 'calendar_month',
  note: 'Holidays, examinations, events and terms. A holiday of today closes the office on the home page',
  template: '{{from}} {{title}}',
  fields: [
    text('title', 'What parents read, for example Diwali or Annual day.', {
      required: true,
      wide: true,
      max: 200,
    }),
    date('from', 'The day, or the first of several.'),
    date('to', 'The last day, if there are several. Empty: one day.', false),
    choice(
      'kind',
      'On a holiday school and office are closed. Term is for the first and last days of school.',
      calendarKinds,
      'Holiday',
    ),
    beginning('time'),
    venue('place'),
    audience(),
    status(),
  ],
})
