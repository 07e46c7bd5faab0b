import 'server-only'
import { draftsShown, oncePerRequest, type DraftsShown } from '../drafts/draft.ts'
import { tagPage } from '../revalidation/tag-page.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { toTag } from '../revalidation/view-tag.ts'
import { getStored, type StoredContent } from './content-store.ts'
import { loadContent } from './load.ts'
import { selectView } from './select-view.ts'
import type { Source, View, Viewed } from './source.ts'

const loading = new Map<string, Promise<StoredContent>>()

/**
 * Reads a view of the stored content. Only `lib/content/sync` reads the CMS itself, never a page, so that
 * no visitor waits for it or sees it fail. Throws CmsBroken only when there has never been usable content.
 */
export async function readView<
  Answer,
  Views extends Record<string, View<Answer>>,
  Name extends keyof Views & string,
>(source: Source<Answer, Views>, name: Name, param = ''): Promise<ReturnType<Views[Name]>> {
  const drafts = draftsShown()
  if (drafts) return viewDraft(source, drafts, name, param)
  const stored = getStored(source) ?? (await loadOnce(source))
  return showView(source, stored, name, param)
}

/** A view of stored content, on which the page that is being rendered depends from now on. */
export async function showView<
  Answer,
  Views extends Record<string, View<Answer>>,
  Name extends keyof Views & string,
>(
  viewed: Viewed<Answer, Views>,
  stored: StoredContent,
  name: Name,
  param = '',
): Promise<ReturnType<Views[Name]>> {
  const { value, version } = selectView(viewed, stored, name, param)
  await tagPage(toTag({ key: viewed.key, name, param: param, version }))
  return value as ReturnType<Views[Name]>
}

async function viewDraft<Answer, Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
  drafts: DraftsShown,
  name: keyof Views & string,
  param: string,
) {
  const answer = await oncePerRequest(source.key, () => readDraft(source, drafts))
  return source.views[name]?.(answer, new Date(), param, (_name, make) => make()) as ReturnType<
    Views[typeof name]
  >
}

function loadOnce<Answer, Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
): Promise<StoredContent> {
  const underway = loading.get(source.key)
  if (underway) return underway
  const load = loadContent(source).finally(() => loading.delete(source.key))
  loading.set(source.key, load)
  return load
}
