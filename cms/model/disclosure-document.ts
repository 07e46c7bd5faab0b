import { choice } from './choice.ts'
import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { DISCLOSURE_ROWS } from './disclosure-rows.ts'
import { date, text } from './fields.ts'
import { attachment } from './files.ts'

export const disclosureDocument = content('disclosure_document', {
  name: 'Disclosure: documents',
  icon: 'verified',
  note: "The certificates and lists of the Board's Appendix IX, sections B and C",
  template: '{{kind}} {{title}}',
  fields: [
    rowId(),
    choice('kind', "Which row of the Board's form it answers.", DISCLOSURE_ROWS),
    status(),
    text('title', {
      note: 'What stands on the link, for example Fire safety certificate 2026. Empty: the title of the file.',
    }),
    attachment('file', 'The self-attested paper as a PDF, scanned straight and readable.'),
    text('url', {
      note: 'Instead of a file: an address, or a page of this website such as /FeePaymentRules.',
      max: 1000,
      placeholder: 'https://',
      validation: {
        pattern: '^(https?://\\S+|/[^/\\\\].*)$',
        message: 'Begin with https://, or with / for a page of this website.',
      },
    }),
    date('issued_on', 'The day on the document.', { required: false }),
    date('valid_until', 'The last day on which it is valid. Empty: it does not expire.', {
      required: false,
    }),
    text('remark', {
      note: 'Stands beside it. With neither file nor address it is the answer: Not applicable, for example.',
      wide: true,
    }),
    sample(),
    ...timestamps(),
  ],
})
