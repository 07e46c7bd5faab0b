import 'server-only'
import { schoolDay } from 'school-schema/day'
import { sources } from './sources.ts'
import { tagOfRow, type AnySource } from '../content/store/source.ts'
import { getStored, listAnswers, refreshViewsIfDue } from '../content/store/store.ts'
import { oldSince, SYNCED_TAG } from './sync-state.ts'
import { TODAY_TAG } from '../content/store/read-view.ts'

/** The rows of the pages in one language. */
type PageRows = ReadonlyMap<string, object>

/** The content of a source; a translation changes at its own time. */
type SourceState = { digest: string; asOf: number; pages: readonly PageRows[] }

/** What cached pages may show: the content by source, and the values that only depend on time. */
type State = { sources: Map<string, SourceState>; values: Map<string, unknown> }

let shown: State | null = null

function currentState(): State {
  const states = sources.flatMap((source): [string, SourceState][] => {
    const stored = getStored(source)
    if (!stored) return []
    refreshViewsIfDue(source, stored)
    const { digest, asOf } = stored
    const before = shown?.sources.get(source.key)
    if (before?.digest === digest && before.asOf === asOf) return [[source.key, before]]
    const pages = listAnswers(source, stored).flatMap(
      (answer) => source.pagesOf?.(answer, new Date(asOf)) ?? [],
    )
    return [[source.key, { digest, asOf, pages }]]
  })
  const values = { [TODAY_TAG]: schoolDay(), [SYNCED_TAG]: oldSince() }
  return { sources: new Map(states), values: new Map(Object.entries(values)) }
}

/** What the pages of a row show, in any language. */
const versionsOf = (id: string, pages: readonly PageRows[]) => [
  ...new Set(pages.map((rows) => rows.get(id))),
]

/** The tags of the pages that show something from before: those of the list, and of each row that changed or is gone. */
function changedTags(
  source: AnySource,
  before: SourceState | undefined,
  now: SourceState | undefined,
): string[] {
  if (before === now) return []
  const [old, current] = [before?.pages ?? [], now?.pages ?? []]
  const isChanged = (id: string) => {
    const [was, is] = [versionsOf(id, old), versionsOf(id, current)]
    return was.length !== is.length || is.some((row, index) => row !== was[index])
  }
  const ids = new Set([...(current[0]?.keys() ?? []), ...(old[0]?.keys() ?? [])])
  return [source.key, ...[...ids].filter(isChanged).map((id) => tagOfRow(source, id))]
}

/**
 * Compares the content and the time with what cached pages may show. After a start that is
 * anything. The same changes are found again until `accept` is called.
 * @returns the tags of the pages that show something from before
 */
export function findChanges(): { tags: string[]; accept: () => void } {
  const now = currentState()
  const before = shown
  const accept = () => {
    shown = now
  }
  if (!before) return { tags: [...sources.map(({ key }) => key), ...now.values.keys()], accept }
  const tags = sources.flatMap((source) =>
    changedTags(source, before.sources.get(source.key), now.sources.get(source.key)),
  )
  const values = [...now.values.keys()].filter(
    (tag) => before.values.get(tag) !== now.values.get(tag),
  )
  return { tags: [...values, ...tags], accept }
}
