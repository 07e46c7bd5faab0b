import type { RawName, RawRow, RawRows } from '../../content/client/raw-rows.ts'
import { formIn } from '../../content/html/embed.ts'
import { eachRow, toFault, type Find, type Message, type RuleSet } from '../content.ts'
import { pageOfRow, placeOf } from '../places.ts'

/** A title with fewer letters may be an abbreviation. */
const LETTERS = 12

function isInCapitals({ title }: { title: string | null }): boolean {
  const words = title?.match(/\p{L}{2,}/gu) ?? []
  const letters = words.join('')
  // Scripts without capitals are their own upper case.
  const hasCase = letters.toLowerCase() !== letters
  return (
    hasCase && words.length > 1 && letters.length >= LETTERS && letters === letters.toUpperCase()
  )
}

const capitals = (['notification', 'heading', 'gallery', 'pages'] as const).map((collection) =>
  eachRow(collection, isInCapitals, {
    code: 'title-capitals',
    what: 'its title is in capitals, which are slow to read, and which screen readers spell out',
    todo: 'Write it as in a sentence; abbreviations such as CBSE stay.',
  }),
)

/** All but the first of the rows that have the same name. */
const repeated =
  <Name extends RawName>(
    collection: Name,
    nameOf: (row: RawRow<Name>) => string,
    message: Message<RawRow<Name>>,
  ): Find =>
  (content) => {
    const rows: RawRows = content.rows
    const byName = Map.groupBy(rows[collection], (row) => nameOf(row).toLowerCase())
    return [...byName.values()].flatMap(([, ...others]) =>
      others.map((row) => toFault(placeOf(collection, row), row, message)),
    )
  }

const repeatedNotices = repeated('notification', ({ date, title }) => date + title.trim(), {
  code: 'notice-twice',
  what: 'there is another notice of the same day with the same title',
  todo: 'Hide one of them; the address of the older one may have been sent to parents.',
})

const repeatedTeachers = repeated('faculty', (row) => `${row.name.trim()}, ${row.designation}`, {
  code: 'teacher-twice',
  what: 'the name is twice in the table, with the same designation',
  todo: 'Hide one of the rows.',
})

const repeatedPages = repeated('pages', (row) => pageOfRow(row.page_name)?.path ?? `${row.id}`, {
  code: 'page-twice',
  what: 'this page has two texts, of which visitors see one',
  todo: 'Put them together into one row, and hide the other.',
})

const unknownPage = eachRow('pages', ({ page_name }) => pageOfRow(page_name) === null, {
  ...{ code: 'page-unknown', category: 'missing' },
  what: ({ page_name }) => `no page of the website is named ${page_name}: nobody sees this text`,
  todo: 'Correct the page name; the guide for editors lists the names.',
})

const isPicture = (id: string, { files }: Parameters<Find>[0]) =>
  files.get(id)?.type.startsWith('image/') ?? false

const emptyAlbum = eachRow(
  'gallery',
  ({ images }, all) => !images.some((id) => isPicture(id, all)),
  {
    code: 'album-empty',
    what: 'it has no pictures, and the gallery does not show it',
    todo: 'Add pictures, or hide the album until there are some.',
  },
)

const mixedAlbum = eachRow(
  'gallery',
  ({ images }, all) => new Set(images.map((id) => isPicture(id, all))).size > 1,
  {
    code: 'album-mixed',
    what: 'a file in it is no picture, and the gallery leaves it out',
    todo: 'Take it out of the album; attach documents to a notice.',
  },
)

const invalidForm = eachRow('exam', ({ active, embed }) => active && formIn(embed) === null, {
  ...{ code: 'form-invalid', category: 'missing' },
  what: 'it is open, and what was pasted is no form of Google or Microsoft',
  todo: 'Paste all that the service shows under “Embed”; or untick “Open now”.',
})

const sampleForm = eachRow('exam', ({ embed }) => /SAMPLE-FORM-ID/.test(embed ?? ''), {
  ...{ code: 'form-sample', category: 'placeholder' },
  what: 'its address leads to no form',
  todo: 'Paste the embed code of the form, or delete the row.',
})

/** Single rows of the CMS. */
export const rowRules: RuleSet = {
  'needs-fixing': [
    ...[...capitals, repeatedNotices, repeatedTeachers, repeatedPages, unknownPage],
    ...[emptyAlbum, mixedAlbum, invalidForm],
  ],
  'before-go-live': [unknownPage, invalidForm, sampleForm],
}
