import type { RawContent } from '../../content/client/raw-rows.ts'
import { arrange } from '../arrange.ts'
import type { FileState } from '../content.ts'
import { findFaults } from '../find.ts'

const today = '2026-11-21'
const always = { publish_from: null, publish_until: null }

export const PICTURE = '00000000-0000-4000-8000-000000000001'
export const PAPER = '00000000-0000-4000-8000-000000000002'
export const CARD = '00000000-0000-4000-8000-000000000003'

const file = (id: string, title: string, type: string) => ({
  ...{ id, title, type, filename: 'file', description: null, bytes: 50_000 },
  ...{ width: 1200 as number | null, height: 800 as number | null, modified: null },
})

/** Content in which there is nothing to mend: a row of each collection, and a file of each sort. */
export function cleanContent(): RawContent {
  return {
    notification: [
      {
        ...{ id: 1, title: 'Holiday on Monday', date: '2026-11-20', file: PAPER, ...always },
        description: `<p>See <a href="/Contact%20Us">the office</a>, <a href="/contact-us">by its other name</a>, <a href="/notices/1">this notice</a>, <a href="/assets/${PAPER}?download">the paper</a> and <a href="https://www.cbse.gov.in/">the Board</a>.</p>`,
      },
    ],
    pages: [
      {
        ...{ id: 1, page_name: 'curriculum', title: 'Curriculum' },
        content:
          '<h2>The week</h2><table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Day</p></th></tr><tr><td><p>Monday</p></td></tr></tbody></table>' +
          `<img src="http://127.0.0.1:8055/assets/${PICTURE}?width=800" alt="A class"><h3>More</h3>`,
      },
    ],
    heading: [{ id: 1, title: 'Admissions are open', image: CARD, ...always }],
    gallery: [{ id: 1, title: 'Sports day', images: [PICTURE] }],
    exam: [
      {
        ...{ id: 1, title: 'Class VII, 22 November 2026', place: 'exam-vii' },
        embed: '<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSe/viewform"></iframe>',
      },
    ],
    faculty: [{ id: 1, name: 'Mrs Meera Joshi', designation: 'PGT' }],
    disclosure_document: [
      {
        ...{ id: 1, kind: 'noc', title: null, file: PAPER, url: '/docs/pdf/own.pdf' },
        ...{ valid_until: '2026-11-21', remark: null },
      },
    ],
    board_result: [{ id: 1, class: 'X', year: 2026, registered: 40, passed: 40 }],
    school: [
      {
        ...{ session: '2026-27', payment_url: 'https://pay.example/x', ebooks_url: null },
        ...{ facebook_url: null, instagram_url: null, youtube_url: null, sample: false },
      },
    ],
    unseenFiles: [],
    directus_files: [
      file(PICTURE, 'Running', 'image/webp'),
      { ...file(PAPER, 'Holidays', 'application/pdf'), width: null, height: null },
      file(CARD, 'Img 2026', 'image/jpeg'),
    ],
  }
}

/** What is found in content whose files were looked into. */
export function faultsOf(raw: RawContent, states: Record<string, FileState> = {}) {
  const content = arrange(raw, {
    siteHost: 'school.example',
    cmsHosts: ['cms.school.example'],
    isPublicFile: (path) => path === '/docs/pdf/own.pdf',
  })
  return findFaults({ ...content, states: new Map(Object.entries(states)) }, today)
}
