import { content } from './fields/collection.ts'
import { openChoice } from './fields/choice-fields.ts'
import { code, flag, text } from './fields/fields.ts'
import { sort } from './fields/row-fields.ts'

export const exam = content('exam', {
  name: 'Online exams',
  icon: 'quiz',
  note: 'Online forms of the exam centre, the inter-school games or any other page',
  template: '{{title}}',
  fields: [
    sort(),
    text('title', 'The text of the button, for example Class VII: Science.', {
      required: true,
      max: 200,
    }),
    openChoice(
      'place',
      'The page that offers the form, by its name under Pages. Empty: the exam centre.',
      {
        'exam-center': 'Online exam centre',
        'exam-vii': 'Online exam, class VII',
        'exam-viii': 'Online exam, class VIII',
        'cbse-games': 'Inter-school games',
      },
      { max: 80, initially: 'exam-center' },
    ),
    flag('active', 'Open now', 'Tick to offer the form to pupils; untick when the time is over.'),
    code(
      'embed',
      'In Google Forms choose Send, then < >, and paste what it shows here; in Microsoft Forms choose Collect responses, then </>. Forms of other services are refused by the website.',
    ),
  ],
})
