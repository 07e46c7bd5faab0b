import type { RejectedRow } from '../content/store/rejected-rows.ts'
import { findingAt, type Finding } from './finding.ts'

/** What editors call a row of a collection, and the page that shows it. */
const PLACES: Record<string, { label: string; page: string }> = {
  notification: { label: 'Notice', page: '/notices' },
  pages: { label: 'Page', page: '' },
  heading: { label: 'Heading', page: '/' },
  gallery: { label: 'Album', page: '/Gallery' },
  exam: { label: 'Form', page: '/exam-center' },
  faculty: { label: 'Teacher', page: '/Faculty' },
  fee: { label: 'Fee', page: '/FeePaymentRules' },
  disclosure: { label: 'Disclosure', page: '/Disclosure' },
  disclosure_document: { label: 'Disclosure document', page: '/Disclosure' },
  board_result: { label: 'Board result', page: '/Disclosure' },
  school: { label: 'School', page: '/' },
}

/** A row that the website cannot show as it is, as something for editors to correct. */
export function findingOfRejectedRow({ collection, id, field, isShown }: RejectedRow): Finding {
  const { label, page } = PLACES[collection] ?? { label: collection, page: '' }
  const place = { collection, item: id, page, label: id === '' ? label : `${label} no. ${id}` }
  const part = field === null ? 'this entry' : `its field “${field}”`
  const shown = isShown ? 'shows the earlier version' : 'does not show it'
  return findingAt(place, {
    fault: 'row-unreadable',
    detail: field ?? '',
    what: `the website cannot read ${part} and ${shown}`,
    todo: 'Open it, correct or empty that field, and save. If it looks right to you, ask whoever looks after the website.',
  })
}
