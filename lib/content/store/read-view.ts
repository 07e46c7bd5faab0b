import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftsShown, oncePerRequest, readDraft } from './drafts.ts'
import { loadContent } from './load.ts'
import { tagOfRow, type Source, type Views } from './source.ts'
import { getStored, selectView } from './store.ts'
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
