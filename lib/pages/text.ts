import 'server-only'
import { valuesOf } from '../messages/values.ts'
import type { Page, PageLink } from '../content/collections/pages.ts'
import { getPageTable } from '../content/collections/pages.ts'
import { getSchool } from '../content/collections/school.ts'
import { fillHtml } from '../content/html/fill-values.ts'
import type { SafeHtml } from '../content/html/html.ts'

/** The text of a page with the values of the school; null if it has none. */
export async function getText({ content }: Page): Promise<SafeHtml | null> {
  return content && fillHtml(content, valuesOf(await getSchool()))
}

/** A link with its text. */
export type NamedLink = { text: string; path: string }

/** The links of a page to others. Those to a page that the school has not, and without words, are left out. */
export async function listLinks(links: readonly PageLink[]): Promise<NamedLink[]> {
  const { find } = await getPageTable()
  return links.flatMap(({ text, path }) => {
    const title = text ?? find(path)?.title
    return title ? [{ text: title, path }] : []
  })
}
