import { SPORTS_CIRCULAR } from '../../cms/sample/files.ts'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import type { Guide } from './capture-guide.ts'

const FORM = { x: 280, y: 0, width: 1086, height: 768 }
const LOW_FORM = { ...FORM, height: 560 }
const ID = 900
const FINDING = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000900'

const TITLE = 'Sports day moves to 19 December'
const finding = {
  page: '/notices/7',
  link: '/content/notification/7',
  since: '2026-11-21T09:30:00Z',
}

/** docs/guide-for-editors.md. The findings are worded as lib/checks words them: no website runs here. */
export const editorGuide: Guide = {
  role: EDITOR_ROLE,
  rows: {
    notification: [
      {
        ...{ id: ID, title: TITLE, date: '2026-11-21', file: SPORTS_CIRCULAR },
        description: '<p>The field is wet. Sports day is on Saturday, 19 December.</p>',
        ...{ publish_from: '2026-11-23T02:30:00Z', publish_until: '2026-12-19T18:30:00Z' },
      },
      { id: ID + 1, title: 'Bus route 4 starts late', date: '2026-11-20', status: 'archived' },
    ],
    pages: [
      {
        ...{ id: ID, page_name: 'fee_payment_rules' },
        content: '<p>From 1 April 2027 fees may be paid at the counter or online.</p>',
      },
    ],
    content_finding: [
      {
        ...{ ...finding, id: FINDING },
        what: 'Notice “Holiday on Monday”: the link “bus routes” leads to /BusRoute, and this website has no such page',
        todo: 'Open the page that is meant, copy its address, and paste it.',
      },
      {
        ...{ ...finding, id: FINDING.replace(/900$/, '901') },
        what: 'Notice “Holiday on Monday”: the paper “Holidays” is a photograph of a page: nobody can search it, hear it, or read it on a phone',
        todo: 'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
      },
    ],
  },
  shots: [
    { name: 'editor-notices', ...at('notification', 'Annual sports day') },
    { name: 'editor-notice-new', ...at(`notification/${ID}`, TITLE), clip: FORM },
    { name: 'editor-notice-file', ...at(`notification/${ID}`, TITLE), clip: FORM, field: 'file' },
    {
      ...{ name: 'editor-notice-schedule', ...at(`notification/${ID}`, TITLE) },
      ...{ field: 'publish_from', clip: LOW_FORM },
    },
    {
      ...{ name: 'editor-notice-hide', ...at(`notification/${ID + 1}`, 'Bus route 4') },
      ...{ field: 'publish_from', clip: FORM },
    },
    {
      ...{ name: 'editor-replace', address: `/files/${SPORTS_CIRCULAR}`, words: 'Replace File' },
      clip: { ...FORM, height: 440 },
    },
    { name: 'editor-fees', ...at('fee', 'Nursery') },
    { name: 'editor-fee', ...at('fee/1', 'Amount'), clip: LOW_FORM },
    { name: 'editor-fee-rules', ...at(`pages/${ID}`, 'counter or online'), clip: FORM },
    { name: 'editor-teacher', ...at('faculty/1', 'Designation'), clip: LOW_FORM },
    { name: 'editor-album', ...at('gallery/1', 'Morning assembly'), clip: FORM, field: 'images' },
    { name: 'editor-findings', ...at('content_finding', 'bus routes') },
    { name: 'editor-finding', ...at(`content_finding/${FINDING}`, 'Open it'), clip: FORM },
  ],
}

function at(path: string, words: string) {
  return { address: `/content/${path}`, words }
}
