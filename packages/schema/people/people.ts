import { content } from '../fields/collection.ts'
import { attachment, text, type Field, multiline } from '../fields/fields.ts'
import { hiddenIf } from '../fields/form-elements.ts'
import { sort, status } from '../fields/row-fields.ts'
import { parseOnePhone } from '../values/written.ts'
import { PAGE_NAME } from '../pages/pages.ts'
import { drawingChoices } from '../files/pictures.ts'
import { choice, openChoice, optionalChoice } from '../fields/choice-fields.ts'

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
      'A portrait, if the teacher agrees: a small circle next to the name. Square, at least 320 pixels, the face in the middle and in good light. Empty: the name alone.',
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

/** The bodies of the sample school, by the names of their pages. */
const BODIES = {
  trust: 'Trust',
  management: 'Management committee',
  sexual_harassment_committee: 'Sexual harassment committee',
}

export const person = content('person', {
  name: 'Committees',
  icon: 'groups',
  note: 'The members of the trust and of the committees, in the order of the tables on the website; drag to reorder',
  template: '{{name}}, {{designation}}',
  fields: [
    sort(),
    openChoice(
      'body',
      'The page that lists the person; for a page of your own its page name. A member of two bodies has a row for each.',
      BODIES,
      { required: true, max: 80, rule: PAGE_NAME },
    ),
    text('name', 'With title, as it should appear in the table: Smt. L. Pillai.', {
      required: true,
      max: 200,
    }),
    text(
      'post',
      'A post that the law requires, such as Presiding Officer or External member. The website highlights it.',
      { max: 120 },
    ),
    text('designation', 'For example Treasurer, or Member, for the parents.', { max: 200 }),
    text('telephone', 'One number, with area code. Visitors tap it to call.', {
      max: 40,
      rule: {
        read: parseOnePhone,
        message: 'Write one number in full, with its area code.',
      },
    }),
    status(),
  ],
})

/** The kinds of teams. The keys are the names of their pages. */
const TEAMS = { house: 'House', club: 'Club' }

export type TeamKind = keyof typeof TEAMS

const ofHouses = (field: Field): Field =>
  hiddenIf({ kind: { _eq: 'club' satisfies TeamKind } }, field)

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
      'The banner of the house, or a picture of the club, small next to the name, instead of the drawing. Upright for a house, square for a club, at least 600 pixels. The title of the file says what it shows. Empty: the drawing.',
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
