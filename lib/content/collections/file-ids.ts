import { filesIn } from '../html/linked-files.ts'
import type { SafeHtml } from '../html/html.ts'
import type { CmsFile } from './file.ts'

/** The ids of the files that rows show or link to, for a source's view `files`. */
export function idsOfFiles(
  rows: readonly { file?: CmsFile | null; html?: SafeHtml | null }[],
): string[] {
  return rows.flatMap(({ file, html }) => [file?.id ?? [], filesIn(html ?? null)].flat())
}
