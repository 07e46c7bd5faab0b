import type { Paper } from './papers.ts'

const CERTIFICATES: [name: string, title: string, statement: string][] = [
  [
    'affiliation-letter.pdf',
    'Affiliation letter',
    'the Board has affiliated the school up to the secondary and senior secondary level',
  ],
  [
    'building-safety-certificate.pdf',
    'Building safety certificate',
    'the buildings of the school were inspected under the National Building Code',
  ],
  [
    'fire-safety-certificate.pdf',
    'Fire safety certificate',
    'the school has the fire-fighting equipment and the exits that the rules ask for',
  ],
  [
    'water-and-sanitation-certificate.pdf',
    'Water, health and sanitation certificate',
    'the drinking water was tested and the washrooms were found clean and sufficient',
  ],
]

/** Papers that stand where the school's own certificates will, and prove nothing. */
export const certificates: Paper[] = CERTIFICATES.map(([name, title, statement]) => ({
  name,
  title,
  body: `
    <p>This sample shows where the school's own paper will stand. No authority has issued it, and
    it proves nothing.</p>
    <p>The real one would say that ${statement}.</p>
    <table>
      <tr><th>Number</th><td>0000/0000</td></tr>
      <tr><th>Date</th><td>00-00-0000</td></tr>
      <tr><th>Signature and seal of the authority</th><td>Sample: neither signed nor sealed</td></tr>
      <tr><th>Attested by the manager and by the principal</th><td>Sample: not attested</td></tr>
    </table>`,
}))
