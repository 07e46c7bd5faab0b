import { percentOf, type Pack, type Paper } from './answers.ts'

/** As Directus compresses files: in this order, with these names. */
type PackedFile = { id: string; folder: null; filename_download: string }

/** What no file system accepts in a name. */
const UNSAFE = /[\p{C}"*/:<>?\\|]/gu

const LONGEST_NAME = 80

const baseOf = ({ number, title }: Paper): string =>
  `${number} ${title.replaceAll(UNSAFE, ' ').slice(0, LONGEST_NAME).trim()}`

/** The documents with names that sort in the order of the form. Directus would name a second one `title.pdf (1)`. */
export function filesOf(papers: readonly Paper[]): PackedFile[] {
  const counts = new Map<string, number>()
  return papers.flatMap((paper) => {
    if (paper.file === null) return []
    const base = baseOf(paper)
    const count = (counts.get(base.toLowerCase()) ?? 0) + 1
    counts.set(base.toLowerCase(), count)
    const name = `${base}${count > 1 ? `, ${count}` : ''}${paper.extension}`
    return { id: paper.file, folder: null, filename_download: name }
  })
}

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
