import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const root = join(import.meta.dirname, '../..')

/** HTML, or JSON with HTML in it, as the words that a reader sees. */
export const plain = (html: string): string =>
  html.replace(/<[^>]+>|&nbsp;/g, ' ').replace(/\s+/g, ' ')

async function readPdf(path: string): Promise<string> {
  const data = new Uint8Array(readFileSync(path))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return plain((await Promise.all(pages)).join(' '))
}

/** The words of every PDF of the sample by its name. */
export async function readDocuments(): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  for (const folder of ['sample/files', 'public/docs/pdf', 'public/docs/pdf/books'])
    for (const name of readdirSync(join(root, folder)).filter((each) => each.endsWith('.pdf')))
      documents.set(name, await readPdf(join(root, folder, name)))
  return documents
}

/** The HTML from which a document was printed: `lkg.pdf` is `book-list-lkg.html`. */
export function readDocumentSource(name: string): string {
  const stem = name.replace('.pdf', '')
  const files = readdirSync(join(root, 'sample/documents'))
  const file = files.find((each) => [`${stem}.html`, `book-list-${stem}.html`].includes(each))
  return file ? readFileSync(join(root, 'sample/documents', file), 'utf8') : ''
}
