import 'server-only'
import { askSource, type Answered } from '../cms/ask.ts'
import { heldOf, holdAnswer } from '../cms/held.ts'
import { saveLastGood } from '../cms/last-good.ts'
import { noteUnsaved } from '../cms/load.ts'
import type { AnySource } from '../cms/source.ts'
import { isBelievable, suspect } from './suspicion.ts'

/** What came of asking the CMS anew. */
export type Round = {
  /** The sources whose answers differ from what was held; what is held now is the new answer. */
  changed: string[]
  /** Why a source could not be asked, or its answer not be used; what was held stays. */
  failures: { key: string; error: unknown }[]
  /** Suddenly empty, and not believed yet: to be asked again soon. */
  doubted: string[]
}

type Heard = { source: AnySource } & Answered

/** Asks the CMS for these sources and holds what differs, on disk and in memory. Never rejects. */
export async function reconcile(asked: readonly AnySource[]): Promise<Round> {
  const round: Round = { changed: [], failures: [], doubted: [] }
  const heard: Heard[] = []
  await Promise.all(
    asked.map(async (source) => {
      try {
        heard.push({ source, ...(await askSource(source)) })
      } catch (error) {
        round.failures.push({ key: source.key, error })
      }
    }),
  )
  const news = heard.filter(({ source, text }) => heldOf(source)?.text !== text)
  suspect(
    heard.map(({ source }) => source),
    news.filter(isSuddenlyEmpty).map(({ source }) => source),
  )
  for (const each of news) await judge(each, round)
  return round
}

function isSuddenlyEmpty({ source, answer }: Heard): boolean {
  const before = heldOf(source)
  return before !== undefined && !source.isEmpty(before.answer) && source.isEmpty(answer)
}

async function judge(heard: Heard, round: Round): Promise<void> {
  const { source, text, answer } = heard
  if (isSuddenlyEmpty(heard) && !(await isBelievable(source).catch(() => false))) {
    round.doubted.push(source.key)
    return
  }
  await saveLastGood(source.key, text).catch(noteUnsaved)
  holdAnswer(source, text, answer)
  round.changed.push(source.key)
}
