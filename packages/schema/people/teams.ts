import { drawingChoices } from '../files/pictures.ts'
import { choice, optionalChoice } from '../fields/choice-fields.ts'
import { content } from '../fields/collection.ts'
import { attachment, extended, multiline, text, type Field } from '../fields/fields.ts'
import { sort, status } from '../fields/row-fields.ts'

/** The kinds of teams. The keys are the names of their pages. */
const TEAMS = { house: 'House', club: 'Club' }

export type TeamKind = keyof typeof TEAMS

/** A field that the form of a club does not show. */
const ofHouses = (field: Field): Field =>
  extended(field, {
    conditions: [
      {
        name: 'Club',
        rule: { _and: [{ kind: { _eq: 'club' satisfies TeamKind } }] },
        hidden: true,
      },
    ],
  })

export const team = content('team', {
  name: 'Houses and clubs',
  icon: 'flag',
  note: 'The houses and the clubs, in the order of their pages; drag to reorder',
  template: '{{name}}',
  fields: [
    sort(),
    choice('kind', 'The page that shows it.', TEAMS),
    text('name', 'As students know it: Neem House, or Maths for the Maths club.', {
      required: true,
      max: 120,
    }),
    text(
      'description',
      'One line below the name: what the banner stands for, or what the club does.',
      {
        max: 200,
      },
    ),
    text('leader', 'The teacher in charge, with title: Mrs Rekha Pillai.', { max: 200 }),
    text(
      'leader_role',
      'What the website calls the teacher: House master, House teacher. Empty: House teacher, of a club President.',
      { max: 60 },
    ),
    ofHouses(text('captain', 'First name and class: Zoya, class X.', { max: 120 })),
    ofHouses(text('flag_bearer', 'First name and class: Arjun, class IX.', { max: 120 })),
    ofHouses(multiline('events', 'The events of the house, one per line.')),
    attachment(
      'picture',
      'The banner of the house, or a picture of the club, in place of the drawing; at least 600 pixels wide. The title of the file says what it shows.',
      'image',
    ),
    optionalChoice(
      'drawing',
      'A drawing that comes with the website, where there is no picture.',
      drawingChoices,
    ),
    status(),
  ],
})
