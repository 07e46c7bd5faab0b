import { linesOfSection, picturesOf, questionsOf } from './section-texts.ts'
import { valuesOf } from '../messages/values.ts'
import { drawings } from 'school-schema/files/pictures'
import { parseResponse } from '../content/store/source.ts'
import { plainFile, plainSchool } from '../testing/plain.ts'
import { sampleSections } from '../testing/sample-rows.ts'
import { sectionsSource, type Section } from './sections.ts'
import { english } from '../messages/messages.ts'

const values = valuesOf(english, plainSchool)
const picture = { ...plainFile, type: 'image/webp', width: 900, height: 600, title: 'Our library' }
const { filename, bytes, version: _, ...file } = picture
const stored = {
  ...file,
  filename_download: filename,
  filesize: bytes,
  modified_on: '2026-11-20T10:00:00.000Z',
}

function read(...rows: object[]) {
  const given = rows.map((row, index) => ({ id: index + 1, page: 'home', ...row }))
  const { answer, rejected } = parseResponse(sectionsSource, given, new Map())
  return { sections: answer as Section[], rejected }
}

test('a bad item affects no other, and a link that is none is left out', () => {
  const items = [
    { title: 'Uniform', text: null, link: 'javascript:alert(1)' },
    { title: ' ', text: 'No title' },
    'text',
    null,
    { title: 'Bus', text: 'By route.', link: '/Contact Us?a=1#map' },
    { title: 'Board', link: 'https://board.example/a b' },
  ]
  const { sections, rejected } = read({ kind: 'cards', items })
  expect(rejected).toEqual([])
  expect(sections[0]?.items).toEqual([
    { title: 'Uniform', text: null, link: null },
    { title: 'Bus', text: 'By route.', link: '/Contact%20Us?a=1#map' },
    { title: 'Board', text: null, link: 'https://board.example/a%20b' },
  ])
})

test('a list of items that is none rejects its row only', () => {
  const { sections, rejected } = read({ kind: 'cards', items: 'x' }, { kind: 'cards' })
  expect(rejected).toMatchObject([{ id: '1', field: 'items' }])
  expect(sections).toHaveLength(1)
})

test('a section of an unknown kind is left out', () => {
  const { sections, rejected } = read(
    { kind: 'carousel' },
    { kind: 'constructor' },
    { kind: 'hero' },
  )
  expect(rejected).toEqual([])
  expect(sections.map(({ id }) => id)).toEqual([3])
})

test('a picture is the uploaded one, or else the drawing; without either it is left out', () => {
  const { sections } = read(
    { kind: 'picture', drawing: 'library', picture: stored },
    { kind: 'picture', drawing: 'library' },
    { kind: 'picture', drawing: 'no-such-drawing' },
    { kind: 'picture', picture: { ...stored, type: 'application/pdf' } },
    { kind: 'cards', drawing: 'library' },
  )
  const shown = picturesOf(english, sections).map(({ src, caption }) => [
    src.split('?')[0],
    caption,
  ])
  expect(shown).toEqual([
    [`/assets/${picture.id}`, 'Our library'],
    ['/pictures/library.svg', 'Library period'],
  ])
  expect(drawings).toContain('library')
})

test.each([
  ['Read on | /AboutUs', { text: 'Read on', href: '/AboutUs' }],
  ['A | B | https://a.example', { text: 'A | B', href: 'https://a.example/' }],
  ['/AboutUs', null],
  ['Read on | javascript:1', null],
  ['Read on', null],
])('the link %j is %j', (link, expected) => {
  expect(read({ kind: 'call_to_action', link }).sections[0]?.link).toEqual(expected)
})

test('a section is shown from and until its times, on its page', () => {
  const { sections } = read(
    { kind: 'cards', page: '/Home', publish_until: '2026-11-24T00:00:00Z' },
    { kind: 'cards', page: 'home', publish_from: '2026-11-24T00:00:00Z' },
    { kind: 'cards', page: 'NCC' },
  )
  const shownAt = (time: string) =>
    sectionsSource
      .views(sections, new Date(time))
      .of('home')
      .map(({ id }) => id)
  expect(shownAt('2026-11-23T00:00:00Z')).toEqual([1])
  expect(shownAt('2026-11-25T00:00:00Z')).toEqual([2])
})

test('an answer without its value asks the office, and its rest is left out', () => {
  const school = valuesOf(english, { ...plainSchool, registrationFee: null, feeDueDay: null })
  const asked = questionsOf(english, sampleSections(), school).map(({ answer }) => answer)
  expect(asked.slice(1)).toEqual(['Please ask the school office.', 'Please ask the school office.'])
  expect(questionsOf(english, sampleSections(), values).map(({ answer }) => answer)).toEqual([
    'The minimum age is 3+, 6+ and 12+ years for the three sections of the school, which begin with nursery, class I and class VII.',
    'By the 15th of each month. After that a late fine is added: Rs.100 for tuition and Rs.50 for transport.',
    'Rs.500, at the school office. Sending an enquiry here is free.',
  ])
})

test('the search finds the texts, items and captions of a section', () => {
  const { sections } = read({
    kind: 'cards',
    title: 'For parents',
    text: 'The office is open {officeHours}.\n\nAsk us.',
    items: [{ title: 'Bus', text: 'By route.' }],
  })
  expect(sections.flatMap((section) => linesOfSection(english, section, values))).toEqual([
    'For parents',
    `The office is open ${plainSchool.officeHours}.`,
    'Ask us.',
    'Bus: By route.',
  ])
})
