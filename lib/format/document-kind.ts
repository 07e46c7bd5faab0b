import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'
import { fileKind } from './file.ts'

/** What kind of file a document of the folder `public` is and how big: "PDF, 55 kB". */
export function documentKind(document: `/${string}.pdf`): string {
  // The build would otherwise take the whole folder for something that the code imports.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', document)
  return fileKind({ type: 'application/pdf', bytes: statSync(file).size })
}
