import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'
import { attempt } from '../server/attempt.ts'
import { fileKind } from './file.ts'

/** What kind of file a PDF of the folder `public` is and how big: "PDF, 55 kB". Throws when it is not there. */
export function documentKind(address: `/${string}`): string {
  // The build would otherwise take the whole folder for something that the code imports.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address)
  return fileKind({ type: 'application/pdf', bytes: statSync(file).size })
}

/** The same for a document that may not be there, which the link crawl of the tests finds: "PDF". */
export const describeDocument = (address: `/docs/${string}`): string =>
  attempt(() => documentKind(address)) ?? 'PDF'
