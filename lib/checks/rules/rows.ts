import samplePages from '../../../sample/pages.json' with { type: 'json' }
import { formIn } from '../../content/html/embed.ts'
import { classesOfSchool, isOfClass } from '../../classes/classes.ts'
import { captionOf } from '../../format/file.ts'
import { speaksOfClass } from 'school-schema/classes/class-names'
import { fieldLabel } from 'school-schema/fields/fields'
import { isPolicy } from 'school-schema/disclosure'
import { pageKey } from 'school-schema/pages/page-kinds'
import { splitLink } from 'school-schema/values/typed-text'
import { checkAddress } from '../addresses.ts'
import type { Content, FileUse } from '../content.ts'
import { shortened, type Place } from '../finding.ts'
import { reportRejectedRow, placeOf } from '../places.ts'
import { eachRow, rowsOf, rule, type Rule, type RuleSet } from './rule.ts'

const isPicture = (id: string, { files }: Content) =>
  files.get(id)?.type.startsWith('image/') ?? false

const LINKS = ['payment_url', 'ebooks_url', 'facebook_url', 'instagram_url', 'youtube_url'] as const

const addressFields: Rule = (content) => {
  const { school, book, section, disclosure_document: documents } = content.rows
  const fields = [
    ...section.flatMap((row) => {
      const urls = [splitLink(row.link ?? '')[1], ...(row.items ?? []).map(({ link }) => link)]
      return urls.map((url) => ({ place: placeOf('section', row), field: 'link', url }))
    }),
    ...documents.map((row) => ({
      ...row,
      place: placeOf('disclosure_document', row),
      field: 'url',
    })),
    ...book.map((row) => ({ ...row, place: placeOf('book', row), field: 'url' })),
    ...school.flatMap((row) =>
      LINKS.map((field) => ({ place: placeOf('school', row), field, url: row[field] })),
    ),
  ]
  return fields.flatMap(({ place, field, url }) => {
    const result = url ? checkAddress(url, content) : null
    return result
      ? { ...result, place, detail: field, what: `the field ${fieldLabel(field)} ${result.what}` }
      : []
  })
}

/** Whether a page has this name; one of the sample may be hidden on purpose. */
const isPage = (name: string, { rows }: Content) =>
  [...rows.pages, ...samplePages].some(({ page_name, address }) =>
    [page_name, address ?? ''].some((known) => pageKey(known) === pageKey(name)),
  )

const withoutPage = (noun: 'section' | 'form') => ({
  code: `${noun}-without-page`,
  category: 'missing' as const,
  what: 'no page has the name that it gives, and visitors do not see it',
  todo: 'Choose the page, or write its name as under Pages.',
})

/** The picture is corrected once in the file library. */
const inLibraryOf = ({ place, file }: FileUse): Place => ({
  ...place,
  collection: 'directus_files',
  item: file.id,
  label: `Picture “${shortened(file.title)}” (${place.label})`,
})

/** File names of cameras and phones without their numbers, which describe nothing. */
const GENERIC = /^(?:img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)$/i

/** A picture without a title has no alternative text. */
const isUntitled = ({ file }: FileUse) =>
  file.type.startsWith('image/') &&
  file.description === null &&
  (!file.isTitled || captionOf(file) === null || GENERIC.test(file.title.trim()))

/** Whether a group of an audience names a class, and none of the school. */
function isUnknownClass({ rows }: Content): (group: string) => boolean {
  const classes = classesOfSchool(
    rows.fee.map(({ class_name }) => class_name),
    rows.book.map((book) => book.class),
    rows.faculty.map(({ designation }) => designation),
  )
  return (group) => speaksOfClass(group) && !classes.some((each) => isOfClass(group, each))
}

/** A row for a class that no page is about. */
const audienceRule = (collection: 'notification' | 'calendar_date' | 'section') =>
  rule(
    (content) => {
      const isUnknown = isUnknownClass(content)
      return rowsOf(content.rows, collection).flatMap((row) =>
        row.audience.filter(isUnknown).map((group) => ({ row, group })),
      )
    },
    ({ row }) => placeOf(collection, row),
    {
      code: 'audience-unknown',
      detail: ({ group }) => group,
      what: ({ group }) =>
        `it is for “${group}”, which is no class of the school, so no page of a class shows it`,
      todo: 'Write the class as the list of fees or of books has it, as VI or VI to X; or remove it from the audience.',
    },
  )

/** Rules about single rows, and the pictures that they show. */
export const rowRules: RuleSet = {
  'needs-fixing': [
    addressFields,
    audienceRule('notification'),
    audienceRule('calendar_date'),
    audienceRule('section'),
    eachRow('section', ({ page }, content) => !isPage(page, content), withoutPage('section')),
    eachRow(
      'exam',
      ({ active, place }, content) => active && !isPage(place ?? 'exam-center', content),
      withoutPage('form'),
    ),
    eachRow(
      'section',
      ({ kind, file, link }) => /^(?:document|viewer)$/.test(kind) && !file && !link,
      {
        code: 'document-empty',
        category: 'missing',
        what: 'it has neither a file nor an address, and visitors do not see it',
        todo: 'Choose a PDF, or hide the section until there is one.',
      },
    ),
    eachRow(
      'section',
      ({ kind, drawing, picture }, content) =>
        kind === 'picture' && !drawing && !isPicture(picture ?? '', content),
      {
        code: 'picture-empty',
        category: 'missing',
        what: 'it has neither a picture nor a drawing, and visitors do not see it',
        todo: 'Upload a picture, or hide the section.',
      },
    ),
    eachRow('pages', ({ photo, photo_consent }) => photo !== null && !photo_consent, {
      code: 'photo-consent',
      what: 'its photograph is not shown: consent is not ticked',
      todo: 'Ask everyone who can be recognised, for a child the parents, and tick Consent given; or remove the photograph.',
    }),
    rule(({ uses }) => uses.filter(isUntitled), inLibraryOf, {
      code: 'picture-untitled',
      category: 'missing',
      what: 'it has no description',
      todo: 'Open the picture, and describe in its title what it shows.',
    }),
    eachRow(
      'disclosure_document',
      ({ kind, file, url, remark }) => !isPolicy(kind) && !(file ?? url ?? remark),
      {
        code: 'document-empty',
        category: 'missing',
        what: 'it has neither a file nor an address nor a remark, and the page does not show it',
        todo: 'Choose the document again; or write a remark, such as Not applicable.',
      },
    ),
    eachRow('book', ({ file, url }) => !file && !url, {
      code: 'book-empty',
      category: 'missing',
      what: 'it has neither a file nor an address, and the page does not show it',
      todo: 'Choose a PDF, or hide the row until there is one.',
    }),
    eachRow('exam', ({ active, embed }) => active && formIn(embed) === null, {
      code: 'form-invalid',
      category: 'missing',
      what: 'it is open, and what was pasted is no form of Google or Microsoft',
      todo: 'Paste all that the service shows under “Embed”; or untick “Open now”.',
    }),
    // Rows that the site rejects are reported with more detail elsewhere.
    ({ rows }) =>
      rows.unreadable.map((row) => reportRejectedRow({ ...row, field: null, isShown: false })),
  ],
  'before-go-live': [
    eachRow('exam', ({ embed }) => /SAMPLE-FORM-ID/.test(embed ?? ''), {
      code: 'form-sample',
      category: 'placeholder',
      what: 'its address leads to no form',
      todo: 'Paste the embed code of the form, or delete the row.',
    }),
  ],
}
