import 'server-only'
import { noteAside } from '../cms/aside.ts'
import { askSource, isCount } from '../cms/ask.ts'
import { heldOf, holdAnswer } from '../cms/held.ts'
import { saveLastGood } from '../cms/last-good.ts'
import { noteUnsaved } from '../cms/load.ts'
import type { Parsed } from '../cms/parse-answer.ts'
import type { AnySource } from '../cms/source.ts'
import { isBelievable, suspect } from './suspicion.ts'

/** What came of asking the CMS anew. */
export type Round = {
  /** The sources whose answers differ from what was held; what is held now is the new answer. */
  changed: string[]
  /** Why a source could not be asked, or its answer not be used; what was held stays. */
  failures: { key: string; error: unknown }[]
  /** Suddenly empty or shorter than the CMS counts, and not believed yet: to be asked again soon. */
  doubted: string[]
  /** Other rows than before are set aside. */
  isAsideNew: boolean
}

type Heard = { source: AnySource } & Parsed

/** Asks the CMS for these sources and holds what differs, on disk and in memory. Never rejects. */
export async function reconcile(asked: readonly AnySource[]): Promise<Round> {
  const round: Round = { changed: [], failures: [], doubted: [], isAsideNew: false }
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
  const news = heard.filter(({ source, text, count }) => {
    const held = heldOf(source)
    return held?.text !== text || held.count !== count
  })
  suspect(
    heard.map(({ source }) => source),
    news.filter(isSuddenlyEmpty).map(({ source }) => source),
  )
  for (const each of heard) {
    try {
      if (news.includes(each)) await judge(each, round)
      else if (noteAside(each.source, each.aside)) round.isAsideNew = true
    } catch (error) {
      round.failures.push({ key: each.source.key, error })
    }
  }
  return round
}

function isSuddenlyEmpty({ source, answer }: Heard): boolean {
  const before = heldOf(source)
  return before !== undefined && !source.isEmpty(before.answer) && source.isEmpty(answer)
}

/** Fewer rows than before: some were deleted, or the answer is only a part. The CMS's own count tells. */
async function isPartial({ source, count }: Heard): Promise<boolean> {
  const before = heldOf(source)
  return before !== undefined && count < before.count && !(await isCount(source, count))
}

async function judge(heard: Heard, round: Round): Promise<void> {
  const { source, text, answer, aside } = heard
  const isComplete = isSuddenlyEmpty(heard)
    ? await isBelievable(source).catch(() => false)
    : !(await isPartial(heard).catch(() => true))
  if (!isComplete) {
    round.doubted.push(source.key)
    return
  }
  const isChanged = heldOf(source)?.text !== text
  if (isChanged) await saveLastGood(source.key, text).catch(noteUnsaved)
  holdAnswer(source, text, answer, heard)
  if (isChanged) round.changed.push(source.key)
  if (noteAside(source, aside)) round.isAsideNew = true
}
