import { calendarKinds, noticeCategories } from './choices.ts'
import { content } from './fields/collection.ts'
import { choice, openChoice } from './fields/choice-fields.ts'
import {
  attachment,
  code,
  date,
  extended,
  figure,
  flag,
  multiline,
  richText,
  text,
  type Field,
} from './fields/fields.ts'
import { schedule, sort, status } from './fields/row-fields.ts'

/** A field of the date that a notice announces; the form shows it once there is one. */
const ofEvent = (field: Field): Field =>
  extended(field, {
    conditions: [
      { name: 'No date', rule: { _and: [{ event_date: { _null: true } }] }, hidden: true },
    ],
  })

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
    richText(
      'description',
      'The notice itself. Prefer text to a scanned paper: phones and screen readers can read it.',
    ),
    attachment('file', 'A paper to download, if there is one: a PDF, not a photograph of a page.'),
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
    ...schedule(
      'Leaves all lists at this time and is then marked as past; it must be later than the other. Empty: it stays.',
    ),
    flag('pinned', 'Keep at the top', 'Shown above all newer notices. Pin one or two.'),
    status(),
  ],
})

export const heading = content('heading', {
  name: 'Headings',
  icon: 'campaign',
  note: 'The latest headings on the home page; the newest nine are shown',
  template: '{{title}}',
  fields: [
    text('title', 'A short line, up to about eight words.', { required: true, wide: true }),
    multiline('description', 'One or two sentences of plain text under the title.'),
    attachment(
      'image',
      'A picture wider than tall, at least 1200 pixels wide: JPEG, PNG or WebP. Give the file a title that says what it shows.',
      'image',
    ),
    ...schedule(
      'Leaves the home page at this time; it must be later than the other. Empty: it stays.',
    ),
    status(),
  ],
})

export const faculty = content('faculty', {
  name: 'Faculty',
  icon: 'school',
  note: 'The teachers, in the order of the table on the website; drag to reorder',
  template: '{{name}}, {{designation}}',
  fields: [
    sort(),
    text('name', 'With title, as it should appear in the table: Mrs Rekha Pillai.', {
      required: true,
      max: 200,
    }),
    text('designation', 'For example PGT Chemistry.', { max: 200 }),
    attachment(
      'photo',
      'A portrait, if the teacher agrees. It is shown small, beside the name.',
      'image',
    ),
    text('qualification', 'Degrees, the highest first: M.Sc., B.Ed. The Board asks for them.', {
      max: 200,
    }),
    text('department', 'For example Science. Teachers of one department are listed together.', {
      max: 120,
    }),
    status(),
  ],
})

export const fee = content('fee', {
  name: 'Fees',
  icon: 'currency_rupee',
  note: 'The fee of each class, in the order of the table on the website; drag to reorder. While there is no row, the website asks parents to contact the office',
  template: '{{class_name}}: {{amount}}',
  fields: [
    sort(),
    text('class_name', 'As parents know it: Nursery, V, IX.', {
      required: true,
      unique: true,
      max: 20,
    }),
    figure(
      'amount',
      'In whole rupees, as in the fee structure. Left empty, the website asks parents to ask the office.',
    ),
    status(),
  ],
})

const place = openChoice(
  'place',
  'The page that offers the form, by its name under Pages. Empty: the exam centre.',
  {
    'exam-center': 'Online exam centre',
    'exam-vii': 'Online exam, class VII',
    'exam-viii': 'Online exam, class VIII',
    'cbse-games': 'CBSE games',
  },
  { max: 80, initially: 'exam-center' },
)

export const exam = content('exam', {
  name: 'Online exams',
  icon: 'quiz',
  note: 'Online forms of the exam centre, the CBSE games or any other page',
  template: '{{title}}',
  fields: [
    sort(),
    text('title', 'The text of the button, for example Class VII: Science.', {
      required: true,
      max: 200,
    }),
    // May be empty: older forms have no place.
    { ...extended(place, { required: false }), schema: { ...place.schema, is_nullable: true } },
    flag('active', 'Open now', 'Tick to offer the form to pupils; untick when the time is over.'),
    code(
      'embed',
      'In Google Forms choose Send, then < >, and paste what it shows here; in Microsoft Forms choose Collect responses, then </>. Forms of other services are refused by the website.',
    ),
  ],
})
