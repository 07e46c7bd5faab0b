import { htmlPage, textHtml } from 'school-schema/values/html-page'
import { percentOf, type Line, type Pack } from './answers.ts'

const STYLE =
  '<style>body{max-width:70rem}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{border:1px solid #8196b1;padding:.35rem .5rem;text-align:left;vertical-align:top}th,td:first-child,td:nth-last-child(-n+3){white-space:nowrap}.scroll{overflow-x:auto}.open td{background:#fdecea}tr{break-inside:avoid}@media print{.no-print{display:none}body{margin:0}@page{size:A4 landscape}}</style>'

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${textHtml(text)}</${tag}>`).join('')

function table(
  caption: string,
  head: readonly string[],
  lines: readonly Line[],
  valuesOf: (line: Line) => string[],
) {
  const rows = lines.map(
    (line) => `<tr${line.isComplete ? '' : ' class="open"'}>${cells('td', valuesOf(line))}</tr>`,
  )
  return `<h2>${caption}</h2><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** What is missing in words, as a print may have no colours. */
const stateOf = ({ answer, until, isComplete }: Line): string =>
  answer === '' ? 'Missing' : isComplete || until === '' ? answer : `${answer} (expired)`

export function packPage(pack: Pack): string {
  const { lines, policies, papers, school, today } = pack
  const done = lines.filter(({ isComplete }) => isComplete).length
  const files = papers.filter(({ file }) => file).length
  const download =
    files > 0
      ? `<p class="no-print"><a href="/inspection-pack/documents.zip">All ${files} documents as one ZIP file, in the order of the form</a></p>`
      : '<p>No document is uploaded yet.</p>'
  return htmlPage(
    'Inspection pack',
    `${STYLE}<p>${textHtml(school)}, ${today}: ${done} of ${lines.length} rows of Appendix IX are answered with what is valid, ${percentOf(pack)} per cent.</p>${download}
${table('Appendix IX', ['Row', 'Information', 'Answer', 'Dated', 'Valid until', 'Last check'], lines, (line) => [line.number, line.question, stateOf(line), line.issued, line.until, line.checked])}
${table('Register of policies', ['No.', 'Policy', 'Text', 'Responsible', 'Approved on', 'Review by', 'Last check'], policies, (line) => [line.number, line.question, stateOf(line), line.owner, line.issued, line.until, line.checked])}
<p class="no-print"><a href="/admin/content/disclosure">Back to the CMS</a></p>`,
  )
}
