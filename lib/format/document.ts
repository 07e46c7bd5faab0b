import 'server-only'
import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { formatBytes, fileKind } from './file.ts'

/**
 * What kind of file a document of the site is and how big: "PDF, 36 kB". A document that is not
 * there, which the link crawl of the tests finds, only loses its size here.
 */
export async function describeDocument(address: `/docs/${string}`): Promise<string> {
  const kind = path.extname(address).slice(1).toUpperCase()
  const file = path.join(process.cwd(), 'public', address)
  const size = await stat(file).catch(() => null)
  return size ? `${kind}, ${formatBytes(size.size)}` : kind
}

/** What kind of file a document of the folder `public` is and how big: "PDF, 55 kB". */
export function documentKind(document: `/${string}.pdf`): string {
  // The build would otherwise take the whole folder for something that the code imports.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', document)
  return fileKind({ type: 'application/pdf', bytes: statSync(file).size })
}
