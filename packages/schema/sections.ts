import { drawingChoices } from './files/pictures.ts'
import { sectionKinds, type SectionKind } from './choices.ts'
import { splitLink } from './values/typed-text.ts'
import { plain } from './values/written.ts'
import { choice, openChoice, optionalChoice, line, lines, list } from './fields/choice-fields.ts'
import { audience } from './classes/audience.ts'
import { content } from './fields/collection.ts'
import { attachment, multiline, PAGE_OR_ADDRESS, text, type Field } from './fields/fields.ts'
import { hiddenIf } from './fields/form-elements.ts'
import { schedule, sort, status } from './fields/row-fields.ts'

const only = (kinds: SectionKind[], field: Field): Field =>
  hiddenIf({ kind: { _nin: kinds } }, field)

const DOCUMENTS: SectionKind[] = ['document', 'viewer']
const LISTS: SectionKind[] = ['steps', 'list', 'notice_board']
const WITH_TEXTS: SectionKind[] = ['introduction', 'parents', 'reasons', 'questions', 'cards']
const WITH_HEAD: SectionKind[] = [...WITH_TEXTS, 'headings']
const WITH_ITEMS: SectionKind[] = [...WITH_TEXTS, ...LISTS]
const WITH_PICTURE: SectionKind[] = [
  'hero',
  'introduction',
  'reasons',
  'questions',
  'closing',
  'picture',
]

/** `How to apply | /Procedure`, with or without the words. */
function readLink(written: string): string | null {
  const [words, address] = splitLink(plain(written))
  const read = PAGE_OR_ADDRESS.read(address)
  if (typeof read !== 'string') return null
  return words ? `${words} | ${read}` : read
}

const items = list(
  'items',
  'The questions with their answers, the reasons, links, cards, steps or lines. Drag to reorder.',
  {
    template: '{{title}}',
    addLabel: 'Add one',
    fields: [
      line('title', 'Title', { note: 'A few words; of a question, the question.' }),
      lines('text', 'Text', { note: 'One or two sentences; the answer to a question.' }),
      line('link', 'Link', {
        note: 'A page such as /Club, or an address with https://. Empty: no link.',
      }),
    ],
  },
)

export const section = content('section', {
  name: 'Sections',
  icon: 'view_agenda',
  note: 'The parts of the home page, the questions, and the pictures of sliders, in their order; drag to reorder. A hidden one is not on the website',
  template: '{{page}}: {{kind}} {{title}} {{drawing}}',
  fields: [
    sort(),
    openChoice(
      'page',
      'The page that shows it, by its name under Pages. The pictures of the gallery are also on About us, until that page has its own.',
      {
        home: 'Home page',
        gallery: 'Gallery',
        about_us: 'About us',
        infrastructure: 'Infrastructure',
        karate: 'Karate',
      },
      { max: 80, initially: 'home', required: true },
    ),
    choice(
      'kind',
      'The kind of section. A kind without a page in brackets is possible on every page.',
      sectionKinds,
    ),
    only(
      ['hero', ...WITH_HEAD],
      text('label', 'A short line above the title, for example Welcome.', { max: 120 }),
    ),
    only(
      [...WITH_HEAD, ...LISTS, ...DOCUMENTS, 'closing', 'call_to_action', 'map'],
      text('title', 'The heading; of a document, its title.', { max: 200 }),
    ),
    only(
      ['hero', 'introduction', 'cards', 'closing', 'call_to_action', 'map', ...DOCUMENTS],
      multiline(
        'text',
        'Plain text, one paragraph per line. {dueDay}, {officeHours} and other such words are filled from School.',
      ),
    ),
    only(WITH_ITEMS, items),
    only(DOCUMENTS, attachment('file', 'The document as a PDF, exported by the word processor.')),
    only(DOCUMENTS, audience()),
    only(
      ['introduction', 'call_to_action', 'notice_board', ...DOCUMENTS],
      text(
        'link',
        'A page or an address, with the words of the link: Read about the school | /AboutUs. Of a document: its address, if there is no file.',
        {
          max: 300,
          wide: true,
          rule: {
            read: readLink,
            message:
              'Write an address that begins with / or https://, with words before it if you like: Our teachers | /Faculty.',
          },
        },
      ),
    ),
    only(
      ['picture'],
      openChoice(
        'category',
        'On Infrastructure: the button that shows it. A new name makes a new button.',
        { Classroom: 'Classroom', Library: 'Library', Laboratory: 'Laboratory' },
        { max: 60 },
      ),
    ),
    only(
      WITH_PICTURE,
      optionalChoice('drawing', 'A drawing that comes with the website.', drawingChoices),
    ),
    only(
      WITH_PICTURE,
      attachment(
        'picture',
        "The school's own picture next to the text, or in a slider, instead of the drawing. Landscape, at least 1200 pixels wide, bright, with what matters in the middle: it is cropped to 3:2. The title of the file is the caption, its description says what it shows. Publish a child's face only with the parents' consent. Empty: the drawing, or the text alone.",
        'image',
      ),
    ),
    ...schedule('Hidden from this time on, which must be after the start. Leave empty to keep it.'),
    status(),
  ],
})
