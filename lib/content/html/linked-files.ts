import type { Element, Root } from 'hast'
import type { CmsFile } from '../collections/file.ts'
import type { SafeHtml } from './html.ts'

function addressesIn(node: Root | Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    const { href, src } = child.properties
    return [href, src].filter((value) => typeof value === 'string').concat(addressesIn(child))
  })
}

/** The ids of the files that a text links to or shows. */
export function filesIn(html: SafeHtml | null): string[] {
  if (!html) return []
  return addressesIn(html.root).flatMap((address) => /^\/assets\/([\w-]+)/.exec(address)?.[1] ?? [])
}

/** The ids of the files that rows show or link to, for a source's view `files`. */
export function idsOfFiles(
  rows: readonly { file?: CmsFile | null; html?: SafeHtml | null }[],
): string[] {
  return rows.flatMap(({ file, html }) => [file?.id ?? [], filesIn(html ?? null)].flat())
}
