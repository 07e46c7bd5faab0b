import 'server-only'
import { unstable_cache } from 'next/cache'
import type { SafeHtml } from '../html/html.ts'
import { elementsBelow } from '../html/parse-html.ts'
import type { CmsFile } from '../schema/columns.ts'
import { draftsShown, oncePerRequest, readDraft } from './drafts.ts'
import { tagOfRow, type Source, type Views } from './source.ts'
import { getStored, loadContent, selectView } from './store.ts'
import { schoolDay } from 'school-schema/day'
import type { Language } from 'school-schema/languages'

const loading = new Map<string, Promise<void>>()

/**
 * A view of the stored content; only `lib/sync` asks the CMS. Throws CmsBroken if there has
 * never been any.
 */
export async function readView<
  Answer,
  OwnViews extends Views,
  Name extends keyof OwnViews & string,
>(
  language: Language,
  source: Source<Answer, OwnViews>,
  name: Name,
  param = '',
): Promise<ReturnType<OwnViews[Name]>> {
  const drafts = draftsShown()
  if (drafts) {
    const views = await oncePerRequest(`${source.key} ${language}`, async () =>
      source.views(await readDraft(language, source, drafts), new Date()),
    )
    return views[name]?.(param) as ReturnType<OwnViews[Name]>
  }
  if (!getStored(source)) await loadOnce(source)
  const hasOwnTag = source.pagesOf && name === 'one'
  await tagPage(hasOwnTag ? tagOfRow(source, param) : source.key)
  return selectView(source, name, param, language) as ReturnType<OwnViews[Name]>
}

function loadOnce<Answer, OwnViews extends Views>(source: Source<Answer, OwnViews>): Promise<void> {
  const underway = loading.get(source.key)
  if (underway) return underway
  const load = loadContent(source).finally(() => loading.delete(source.key))
  loading.set(source.key, load)
  return load
}

/**
 * The decision on the age of cached pages, in seconds. A change is announced by tag, so this only
 * limits how long a shared cache keeps a page, and a page that depends on time without saying so.
 * With `expireTime` (`next.config.js`) no shared cache shows a page that is older than ten minutes.
 */
const MAX_AGE = 60

/** The page that is being rendered depends on something that `lib/sync` watches. */
export async function tagPage(tag: string): Promise<void> {
  // The only public function that tags a page without caching what it shows.
  const mark = unstable_cache(() => Promise.resolve(true), [tag], {
    tags: [tag],
    revalidate: MAX_AGE,
  })
  await mark().catch((error: unknown) => {
    // Code outside of pages, such as the content check, has no page to tag.
    if (!String(error).includes('incrementalCache missing')) throw error
  })
}

/** The tag of the pages that depend on the school's day. */
export const TODAY_TAG = 'today'

/** The school's day, YYYY-MM-DD, for a page that is rendered again when the next day begins. */
export async function getToday(): Promise<string> {
  await tagPage(TODAY_TAG)
  return schoolDay()
}

const addressesIn = ({ root }: SafeHtml): string[] =>
  elementsBelow(root).flatMap(({ properties: { href, src } }) =>
    [href, src].filter((value) => typeof value === 'string'),
  )

/** The ids of the files that rows show or link in their texts, for the view `files` of a source. */
export const idsOfFiles = (
  rows: readonly { file?: CmsFile | null; html?: SafeHtml | null }[],
): string[] =>
  rows.flatMap(({ file, html }) => [
    ...(file ? [file.id] : []),
    ...(html ? addressesIn(html) : []).flatMap(
      (address) => /^\/assets\/([\w-]+)/.exec(address)?.[1] ?? [],
    ),
  ])
