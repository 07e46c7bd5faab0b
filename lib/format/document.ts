import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'
import { attempt } from '../server/attempt.ts'
import { fileKind } from '../messages/values.ts'
import type { Locale } from '../messages/messages.ts'

/** The type and size of a PDF in `public`: "PDF, 55 kB". Throws if it does not exist. */
export function documentKind(locale: Locale, address: `/${string}`): string {
  // Without the comment the build would trace the folder as a dependency.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address)
  return fileKind(locale, { type: 'application/pdf', bytes: statSync(file).size })
}

/** The same for a document that may be missing: "PDF". The link check of the tests reports it. */
export const describeDocument = (locale: Locale, address: `/docs/${string}`): string =>
  attempt(() => documentKind(locale, address)) ?? 'PDF'
