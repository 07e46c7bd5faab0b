import { trust, trustMembers } from '../../content/pages/administration/trust.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultSchool } from '../../content/school.ts'
import { blocksOf } from './content-html.ts'
import type { PrintedDocument } from './document.ts'
import { escape, fields, paragraphs, table } from './html.ts'

const { name, address } = defaultSchool

const members = trustMembers.map((member, index) => [
  String(index + 1),
  member.name,
  member.designation,
])

/** The certificate of registration of the trust that runs the school. */
export const societyRegistration: PrintedDocument = {
  ...documents.societyRegistration,
  warning:
    'This sample shows where the certificate will stand. No registrar has issued it, and it proves nothing.',
  style: '.certificate td:first-child { width: 12mm } .words { font-size: 12.5pt }',
  body: `
    <h2>Certificate of registration</h2>
    <p class="words">This is to certify that the educational trust which runs ${escape(name)},
      ${escape(address)}, has been registered as a society under the Societies Registration Act,
      1860.</p>
    ${fields([
      ['Registration number', '00000 of 0000'],
      ['Date of registration', '00-00-0000'],
      ['Registered office', address],
    ])}
    <h2>The trust and its purpose</h2>
    ${paragraphs(...blocksOf(trust, 'paragraph').map(({ text }) => text))}
    <h2>Members on the day of registration</h2>
    <div class="certificate">${table(['No.', 'Name', 'Designation'], members)}</div>
    <h2>Registrar of Societies</h2>
    ${fields([
      ['Signature', 'Sample: not signed'],
      ['Seal', 'Sample: not sealed'],
    ])}`,
}
