import { formIn } from '../../content/html/embed.ts'
import { eachRow, type Find, type RuleSet } from '../content.ts'
import type { Fault, Place } from '../issue.ts'
import { pageOfRow, placeOf } from '../places.ts'

/** A title with fewer letters may be an abbreviation. */
const LETTERS = 12

function isInCapitals(title: string | null): boolean {
  const words = title?.match(/\p{L}{2,}/gu) ?? []
  const letters = words.join('')
  // Scripts without capitals are their own upper case.
  const hasCase = letters.toLowerCase() !== letters
  return (
    hasCase && words.length > 1 && letters.length >= LETTERS && letters === letters.toUpperCase()
  )
}

const capitals = ({ title }: { title: string | null }) =>
  isInCapitals(title) && {
    code: 'title-capitals',
    what: 'its title is in capitals, which are slow to read, and which screen readers spell out',
    todo: 'Write it as in a sentence; abbreviations such as CBSE stay.',
  }

/** All but the first of the rows that have the same text. */
const repeated = (rows: { place: Place; sameAs: string }[], fault: Omit<Fault, 'place'>): Fault[] =>
  [...Map.groupBy(rows, ({ sameAs }) => sameAs.toLowerCase()).values()].flatMap(([, ...others]) =>
    others.map(({ place }) => ({ ...fault, place })),
  )

const repeatedNotices: Find = ({ rows }) =>
  repeated(
    rows.notification.map((row) => ({
      ...{ place: placeOf('notification', row), sameAs: `${row.date} ${row.title.trim()}` },
    })),
    {
      code: 'notice-twice',
      what: 'there is another notice of the same day with the same title',
      todo: 'Hide one of them; the address of the older one may have been sent to parents.',
    },
  )

const repeatedTeachers: Find = ({ rows }) =>
  repeated(
    rows.faculty.map((row) => ({
      ...{ place: placeOf('faculty', row), sameAs: `${row.name.trim()}, ${row.designation ?? ''}` },
    })),
    {
      code: 'teacher-twice',
      what: 'the name is twice in the table, with the same designation',
      todo: 'Hide one of the rows.',
    },
  )

const repeatedPages: Find = ({ rows }) =>
  repeated(
    rows.pages
      .filter(({ page_name }) => pageOfRow(page_name))
      .map((row) => ({ place: placeOf('pages', row), sameAs: placeOf('pages', row).page })),
    {
      code: 'page-twice',
      what: 'this page has two texts, of which visitors see one',
      todo: 'Put them together into one row, and hide the other.',
    },
  )

const unknownPage = eachRow(
  'pages',
  ({ page_name }) =>
    pageOfRow(page_name) === null && {
      ...{ code: 'page-unknown', category: 'missing' },
      what: `no page of the website is named ${page_name}: nobody sees this text`,
      todo: 'Correct the page name; the guide for editors lists the names.',
    },
)

const albums = eachRow('gallery', ({ images }, { files }) => {
  const pictures = images.filter((id) => files.get(id)?.type.startsWith('image/'))
  if (pictures.length === 0)
    return {
      code: 'album-empty',
      what: 'it has no pictures, and the gallery does not show it',
      todo: 'Add pictures, or hide the album until there are some.',
    }
  return (
    pictures.length < images.length && {
      code: 'album-mixed',
      what: 'a file in it is no picture, and the gallery leaves it out',
      todo: 'Take it out of the album; attach documents to a notice.',
    }
  )
})

const forms = eachRow(
  'exam',
  ({ active, embed }) =>
    active &&
    formIn(embed) === null && {
      ...{ code: 'form-invalid', category: 'missing' },
      what: 'it is open, and what was pasted is no form of Google or Microsoft',
      todo: 'Paste all that the service shows under “Embed”; or untick “Open now”.',
    },
)

const sampleForms = eachRow(
  'exam',
  ({ embed }) =>
    /SAMPLE-FORM-ID/.test(embed ?? '') && {
      ...{ code: 'form-sample', category: 'placeholder' },
      what: 'its address leads to no form',
      todo: 'Paste the embed code of the form, or delete the row.',
    },
)

/** Single rows of the CMS. */
export const rowRules: RuleSet = {
  'needs-fixing': [
    ...[eachRow('notification', capitals), eachRow('heading', capitals)],
    ...[eachRow('gallery', capitals), eachRow('pages', capitals)],
    ...[repeatedNotices, repeatedTeachers, repeatedPages, unknownPage, albums, forms],
  ],
  'before-go-live': [unknownPage, forms, sampleForms],
}
