import 'server-only'
import { draftsShown, oncePerRequest, type DraftsShown } from './draft.ts'
import { heldOf, type Held } from './held.ts'
import { loadAnswer } from './load.ts'
import { tagPage } from './page-tags.ts'
import { readDraft } from './read-draft.ts'
import { see } from './see.ts'
import type { Source, View, Viewed } from './source.ts'
import { toTag } from './view-tag.ts'

const loading = new Map<string, Promise<Held>>()

/**
 * What pages see of the CMS: a view of the answer that is held, in memory and on disk. The CMS itself
 * is asked by the reconciler (`lib/freshness`), never by a page, so that no visitor waits for it or
 * sees it fail. Throws CmsBroken only when there has never been a usable answer.
 */
export async function readView<
  Answer,
  Views extends Record<string, View<Answer>>,
  Name extends keyof Views & string,
>(source: Source<Answer, Views>, name: Name, which = ''): Promise<ReturnType<Views[Name]>> {
  const drafts = draftsShown()
  if (drafts) return viewDraft(source, drafts, name, which)
  const held = heldOf(source) ?? (await loadOnce(source))
  return showView(source, held, name, which)
}

/** A view of what is held, on which the page that is being made depends from now on. */
export async function showView<
  Answer,
  Views extends Record<string, View<Answer>>,
  Name extends keyof Views & string,
>(
  viewed: Viewed<Answer, Views>,
  held: Held,
  name: Name,
  which = '',
): Promise<ReturnType<Views[Name]>> {
  const { slice, version } = see(viewed, held, name, which)
  await tagPage(toTag({ key: viewed.key, name, which, version }))
  return slice as ReturnType<Views[Name]>
}

async function viewDraft<Answer, Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
  drafts: DraftsShown,
  name: keyof Views & string,
  which: string,
) {
  const answer = await oncePerRequest(source.key, () => readDraft(source, drafts))
  return source.views[name]?.(answer, new Date(), which, (_name, make) => make()) as ReturnType<
    Views[typeof name]
  >
}

function loadOnce<Answer, Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
): Promise<Held> {
  const underway = loading.get(source.key)
  if (underway) return underway
  const load = loadAnswer(source).finally(() => loading.delete(source.key))
  loading.set(source.key, load)
  return load
}
