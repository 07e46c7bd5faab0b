import { noticeCategories } from '../../content/notice-categories.ts'
import { choice } from './choice.ts'
import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { date, flag, text } from './fields.ts'
import { attachment } from './files.ts'
import { richText } from './rich-text.ts'
import { schedule } from './schedule.ts'

export const notification = content('notification', {
  name: 'Notices',
  icon: 'notifications',
  note: 'The notice board and the ticker on the home page, pinned ones first, then newest date first',
  template: '{{title}}',
  fields: [
    rowId(),
    text('title', {
      note: 'What the notice is about, complete in itself: it also runs in the ticker.',
      required: true,
      wide: true,
    }),
    date('date', 'The date of the notice. The newest stands first.'),
    choice(
      'category',
      'What it is about. Parents find it in the archive under this.',
      noticeCategories,
      'general',
    ),
    richText(
      'description',
      'The notice itself. Prefer text to a scanned paper: phones and screen readers can read it.',
    ),
    attachment('file', 'A paper to download, if there is one: a PDF, not a photograph of a page.'),
    ...schedule({
      from: 'Not to be seen before this time, by the school’s clock. Empty: at once.',
      until:
        'Leaves all lists at this time and is then marked as past; it must be later than the other. Empty: it stays.',
    }),
    flag('pinned', 'Keep at the top', 'Stands above all newer notices. Pin one or two.', false),
    status(),
    sample(),
    ...timestamps(),
  ],
})
