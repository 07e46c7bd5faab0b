import { percentOf, type Pack, type Paper } from './answers.ts'

/** As Directus compresses files: in this order, with these names. */
type PackedFile = { id: string; folder: null; filename_download: string }

/** What no file system accepts in a name. */
const UNSAFE = /[\p{C}"*/:<>?\\|]/gu

const LONGEST_NAME = 80

const nameOf = ({ number, title, extension }: Paper): string =>
  `${number} ${title.replaceAll(UNSAFE, ' ').slice(0, LONGEST_NAME).trim()}${extension}`

/** The documents with names that sort in the order of the form. */
export const filesOf = (papers: readonly Paper[]): PackedFile[] =>
  papers.flatMap((paper) =>
    paper.file === null ? [] : { id: paper.file, folder: null, filename_download: nameOf(paper) },
  )

/** What is in the ZIP file and what is not, as a text. */
export function contentsOf(pack: Pack): string {
  const { lines, papers, policies, school, today } = pack
  const elsewhere = papers.filter(({ file }) => file === null)
  const open = [...lines, ...policies].filter(({ isComplete }) => !isComplete)
  return [
    `${school}, ${today}: ${percentOf(pack)} per cent of Appendix IX`,
    '',
    'In this file:',
    ...filesOf(papers).map(({ filename_download: name }) => `  ${name}`),
    '',
    'On the website, and not in this file:',
    ...elsewhere.map(({ number, title, address }) => `  ${number} ${title}: ${String(address)}`),
    '',
    'Missing or expired:',
    ...open.map(({ number, question }) => `  ${number} ${question}`),
    '',
  ].join('\n')
}
