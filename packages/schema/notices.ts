import { beginning, venue } from './calendar.ts'
import { calendarKinds, noticeCategories } from './choices.ts'
import { audience } from './classes/audience.ts'
import { content } from './fields/collection.ts'
import { choice } from './fields/choice-fields.ts'
import { attachment, date, extended, flag, richText, text, type Field } from './fields/fields.ts'
import { hiddenIf } from './fields/form-elements.ts'
import { schedule, status } from './fields/row-fields.ts'
import { approval, approvalStates } from './principal/fields.ts'

const ofEvent = (field: Field): Field => hiddenIf({ event_date: { _null: true } }, field)

export const notification = content('notification', {
  name: 'Notices',
  icon: 'notifications',
  note: 'The notice board and the flash news of the home page, pinned ones first, then newest date first',
  template: '{{title}}',
  fields: [
    text('title', 'What the notice is about, complete in itself: it also runs in the flash news.', {
      required: true,
      wide: true,
    }),
    extended(date('date', 'The newest notice comes first. Empty: today.'), { required: false }),
    choice(
      'category',
      'The subject; the archive lists notices by it.',
      noticeCategories,
      'general',
    ),
    audience(),
    richText(
      'description',
      'The notice itself. Prefer text to a scanned document: phones and screen readers can read it.',
    ),
    attachment(
      'file',
      'A document to download, if there is one: a PDF, not a photograph of a page.',
    ),
    date(
      'event_date',
      'The day that the notice announces, if there is one: it is then in the calendar too, while the notice is current.',
      false,
    ),
    ofEvent(date('event_until', 'The last day, if there are several. Empty: one day.', false)),
    ofEvent(
      choice(
        'event_kind',
        'On a holiday school and office are closed.',
        { ...calendarKinds, Holiday: 'Holiday: school is closed on these days' },
        'Event',
      ),
    ),
    ofEvent(
      text('event_title', 'The name in the calendar: Annual sports day. Empty: the title.', {
        max: 200,
      }),
    ),
    ofEvent(beginning('event_time')),
    ofEvent(venue('event_place')),
    ...schedule(
      'Removed from all lists at this time, which must be after the start, and then marked as past. Leave empty to keep it.',
    ),
    flag('pinned', 'Keep at the top', 'Shown above all newer notices. Pin one or two.'),
    status(approvalStates),
    ...approval(),
  ],
})
