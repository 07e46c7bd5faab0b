import 'server-only'
import { cache } from 'react'

export type DraftsShown = {
  /** The notice that is previewed: it is shown whether visitors would see it or not. */
  noticeId: number | null
  /** The address below which a file of this preview lies. */
  folderOf: (fileId: string) => string
}

/** One for each request; outside of a page's request it is never stored. */
const requestMode = cache((): { shown: DraftsShown | null; answers: Map<string, unknown> } => ({
  shown: null,
  answers: new Map(),
}))

/** Lets all reads of this request answer with drafts. Only for a preview, before its first read. */
export function showDrafts(shown: DraftsShown): void {
  requestMode().shown = shown
}

/** What drafts this request shows; null for every page of the public. */
export function draftsShown(): DraftsShown | null {
  return requestMode().shown
}

/** The same answer for all parts of one page, asked for once. */
export function oncePerRequest<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { answers } = requestMode()
  if (!answers.has(key)) answers.set(key, ask())
  return answers.get(key) as Promise<Answer>
}
