import 'server-only'
import type { Language } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { createEngine, type Outcome } from './engine.ts'
import { gatherEntries } from './gather.ts'
import { isSameContent, readSources, type Sources } from './entries.ts'
import { observed } from '../server/parts.ts'

type Answer = (question: string) => Outcome

const prepared = new Map<Language, { sources: Sources; answer: Answer }>()

/** Indexes the current content, which costs more than a query. */
function prepare(locale: Locale, sources: Sources): Answer {
  const known = prepared.get(locale.language)
  if (known && isSameContent(known.sources, sources)) return known.answer
  const answer = createEngine(gatherEntries(locale, sources))
  prepared.set(locale.language, { sources, answer })
  return answer
}

/** Searches pages, notices, staff and documents. Queries are neither stored on disk nor logged. */
export async function search(locale: Locale, question: string): Promise<Outcome> {
  return observed('search', `questions ${locale.language}`, async () =>
    prepare(locale, await readSources(locale.language))(question),
  )
}
