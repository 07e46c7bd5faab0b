import { formColumns } from '../forms/form-columns.ts'
import { drawingChoices } from '../files/pictures.ts'
import { kindsWithoutText, pageKinds, parsePagePath } from './page-kinds.ts'
import { plain } from '../values/written.ts'
import { choices, openChoice, optionalChoice } from '../fields/choice-fields.ts'
import { content } from '../fields/collection.ts'
import { attachment, flag, multiline, richText, text, type TextRule } from '../fields/fields.ts'
import { unseen } from '../fields/form-elements.ts'
import { sort, status } from '../fields/row-fields.ts'
import { approval, approvalStates } from '../principal/fields.ts'

/** A name becomes an address if the row has none. */
export const PAGE_NAME: TextRule = {
  read(written) {
    const name = plain(plain(written).replace(/^\/+/, ''))
    return name !== '' && parsePagePath(name) ? name : null
  },
  message:
    'Use letters, digits, hyphens and spaces, for example NCC or Alumni. Some names, such as api or assets, belong to the website itself.',
}

const ADDRESS: TextRule = {
  read: (written) => parsePagePath(plain(written)),
  message:
    'Write one part after a slash that no other page has, for example /Alumni. Some addresses, such as /api or /assets, belong to the website itself.',
}

const GROUPS = ['About', 'Academics', 'Administration', 'Admission', 'Activities', 'Facilities']

const shortcuts = {
  footer: 'Quick links at the bottom of every page',
  popular: 'Popular pages, on the search page and where a page is not found',
}

const places = { top: 'Next to the title', text: 'Below the text', card: 'Only on shared links' }

export const pages = content('pages', {
  name: 'Pages',
  icon: 'article',
  note: 'Every page of the website, in the order of the menu; drag to reorder. A draft or hidden page is not on the website',
  template: '{{title}} ({{menu_group}})',
  fields: [
    sort(),
    text(
      'page_name',
      'The name of the page, for example NCC: its address is then /NCC. Leave it as it is on an existing page.',
      { required: true, max: 80, rule: PAGE_NAME },
    ),
    text('address', 'The address, if it is not the name: /Alumni. The old one leads to the new.', {
      max: 81,
      rule: ADDRESS,
    }),
    text('title', 'The heading of the page, and its name in the menu.', { max: 200, wide: true }),
    multiline(
      'summary',
      'One sentence about the page: below its title, and in search engines and shared links.',
    ),
    openChoice(
      'menu_group',
      'The group of the menu that lists the page; a new name makes a new group. Empty: the page is not in the menu.',
      Object.fromEntries(GROUPS.map((group) => [group, group])),
      { max: 40 },
    ),
    optionalChoice(
      'kind',
      'What the page shows besides its text. Choose Text for a new page.',
      pageKinds,
      'text',
    ),
    text('badge', 'A short fact above the title, for example CBSE affiliated.', { max: 80 }),
    richText('content', 'The text of the page.'),
    unseen(
      'text_notice',
      'This page has no place for a text. What the home page shows is in Sections and Headings.',
      { kind: { _in: kindsWithoutText } },
    ),
    ...formColumns(),
    multiline(
      'links',
      'Pages to read next, one address to a line: /Procedure, or with other words: Our teachers | /Faculty.',
    ),
    attachment(
      'photo',
      'A photograph for the top of the page, next to the title, instead of the drawing. Landscape, at least 1200 pixels wide, bright, with what matters in the middle: it is cropped to 3:2. In the file, the title is the caption, the description says what it shows. Empty: the drawing, or the title alone.',
      'image',
    ),
    text('photo_credit', 'Who took the photograph. It is shown below the picture.', { max: 120 }),
    flag(
      'photo_consent',
      'Consent given',
      'Everyone who can be recognised has agreed in writing; for a child, a parent. Without this tick the photograph is not shown.',
    ),
    optionalChoice('drawing', 'A drawing that comes with the website.', drawingChoices),
    optionalChoice('drawing_place', 'Where the drawing is shown.', places),
    choices('shortcuts', 'Where else the website links to the page.', shortcuts),
    multiline('other_addresses', 'Further addresses that lead to the page, one to a line.'),
    text(
      'search_words',
      'Other words that parents search for, in any language, with spaces between them. Visitors do not see them.',
      { max: 1000 },
    ),
    status(approvalStates),
    ...approval(),
  ],
})
