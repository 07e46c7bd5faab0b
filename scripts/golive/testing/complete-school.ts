import { documentKeys, pagesThatAnswer } from '../../../content/pages/about/appendix-ix.ts'
import { defaultTexts } from '../../../content/pages/texts.ts'
import { pages } from '../../../content/pages/index.ts'
import type { Rows } from '../rows.ts'
import type { State } from '../state.ts'

export const today = '2026-11-21'

export const form = '<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSe/viewform"></iframe>'

const facts = {
  ...{ principal_name: 'Dr Rao', principal_qualification: 'M.A.', vice_principal: 'None' },
  ...{ headmistress: 'None', pgt: 3, tgt: 7, prt: 9, sections: 12 },
  ...{ special_educator: 'Ms Sen', counsellor: 'Ms Paul', campus_area: 8000 },
  ...{ classrooms: 20, classroom_size: '46 sq m', laboratories: 5, laboratory_size: '60 sq m' },
  ...{ internet: 'Yes', girls_toilets: 9, boys_toilets: 9 },
  inspection_video: 'https://www.youtube.com/watch?v=1',
}
const document = {
  ...{ sample: false, title: null, file: 'paper', url: null, remark: null },
  valid_until: '2027-03-31',
}
const school = {
  ...{ name: 'Hill View School', about: 'A school.', address: 'Hill Road, Tezpur 784001' },
  ...{ affiliation_number: '230050', school_code: '35020', phone: '03712 250000' },
  ...{ email: 'office@hillview.school', session: '2026-27', sample: false },
  payment_url: 'https://pay.hillview.school',
  ebooks_url: 'https://ncert.nic.in/textbook.php',
  map_url: 'https://www.google.com/maps/embed?pb=1',
}
export const result = { class: 'X', registered: 40, passed: 40, sample: false }

/** A school in which everything is its own, filled in and valid on `today`; each call makes another. */
export function completeSchool(): State {
  const rows: Rows = {
    pages: pages.map(({ row }) => ({ page_name: row, content: '<p>Ours</p>', sample: false })),
    faculty: [{ name: 'Mrs Das', sample: false }],
    heading: [{ title: 'Sports day', image: 'picture', sample: false }],
    notification: [{ title: 'Holiday', file: 'paper', sample: false }],
    gallery: [{ id: 1, title: 'Sports day', sample: false }],
    exam: [{ title: 'Class VII', place: 'exam-vii', embed: form, active: true, sample: false }],
    disclosure: [{ ...facts, sample: false }],
    disclosure_document: documentKeys
      .filter((key) => !(key in pagesThatAnswer))
      .map((kind) => ({ ...document, kind })),
    board_result: [2024, 2025, 2026].map((year) => ({ ...result, year })),
    school: [school],
  }
  return structuredClone({
    ...{ rows, pages, texts: defaultTexts, sampleData: [], goneFiles: new Set() },
    pictures: [{ album: 1, file: 'picture', title: 'The relay race' }],
    papers: [{ path: '/docs/pdf/lkg.pdf', title: 'Book list', page: '/Booklist', state: 'own' }],
    calendar: { title: 'Academic calendar 2026-27', lastDay: '2027-03-20' },
  })
}

export const without = (state: State, row: string) => {
  state.rows.pages = state.rows.pages.filter(({ page_name }) => page_name !== row)
}
export const change = <Item extends object>(item: Item | undefined, values: Partial<Item>) => {
  if (item) Object.assign(item, values)
}
export const paperOf = (state: State, kind: string) =>
  state.rows.disclosure_document.find((each) => each.kind === kind)
