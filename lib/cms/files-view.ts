import { filesIn } from './asset-links.ts'
import type { CmsFile } from './file.ts'
import type { SafeHtml } from './html.ts'

/** The ids of the files that rows show or link to, for a source's view `files`. */
export function idsOfFiles(
  rows: readonly { file?: CmsFile | null; html?: SafeHtml | null }[],
): string[] {
  return rows.flatMap(({ file, html }) => [file?.id ?? [], filesIn(html ?? null)].flat())
}
