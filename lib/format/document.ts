import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'
import { attempt } from '../server/attempt.ts'
import { fileKind } from '../messages/values.ts'
import type { Locale } from '../messages/messages.ts'

/** A file of the CMS, or an address. */
type Linked = { file: { type: string; bytes: number | null } | null; url: string | null }

/**
 * The type and size of a document: "PDF, 55 kB"; null for a page or another website, and "PDF" for a document of the project
 * that is missing, which the link check of the tests reports.
 */
export function kindOfDocument(locale: Locale, { file, url }: Linked): string | null {
  if (file) return fileKind(locale, file)
  if (!url?.startsWith('/docs/')) return null
  // Without the comment the build would trace the folder as a dependency.
  const own = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', url)
  const bytes = attempt(() => statSync(own).size)
  return fileKind(locale, { type: 'application/pdf', bytes })
}
