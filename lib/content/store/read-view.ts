import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftsShown, oncePerRequest, readDraft } from '../drafts.ts'
import { loadContent } from './load.ts'
import type { Source, Viewed, Views } from './source.ts'
import { getStored, selectView, toTag } from './store.ts'

const loading = new Map<string, Promise<void>>()

/**
 * A view of the stored content; only `lib/content/sync` asks the CMS. Throws CmsBroken if there has
 * never been any.
 */
export async function readView<Answer, Seen extends Views, Name extends keyof Seen & string>(
  source: Source<Answer, Seen>,
  name: Name,
  param = '',
): Promise<ReturnType<Seen[Name]>> {
  const drafts = draftsShown()
  if (drafts) {
    const views = await oncePerRequest(source.key, async () =>
      source.views(await readDraft(source, drafts), new Date()),
    )
    return views[name]?.(param) as ReturnType<Seen[Name]>
  }
  if (!getStored(source)) await loadOnce(source)
  return showView(source, name, param)
}

/** A view of stored content. The page that is being rendered depends on it. */
export async function showView<Answer, Seen extends Views, Name extends keyof Seen & string>(
  viewed: Viewed<Answer, Seen>,
  name: Name,
  param = '',
): Promise<ReturnType<Seen[Name]>> {
  const { value, version } = selectView(viewed, name, param)
  await tagPage(toTag({ key: viewed.key, name, param, version }))
  return value as ReturnType<Seen[Name]>
}

function loadOnce<Answer, Seen extends Views>(source: Source<Answer, Seen>): Promise<void> {
  const underway = loading.get(source.key)
  if (underway) return underway
  const load = loadContent(source).finally(() => loading.delete(source.key))
  loading.set(source.key, load)
  return load
}

/** Tags the page that is being rendered; the cache handler (`lib/framework`) does not store the constant. */
async function tagPage(tag: string): Promise<void> {
  const mark = unstable_cache(() => Promise.resolve(true), ['tag', tag], { tags: [tag] })
  await mark().catch((error: unknown) => {
    // Code outside of pages, such as the content check, has no page to tag.
    if (!String(error).includes('incrementalCache missing')) throw error
  })
}
