import type { Page } from '../../content/pages/page.ts'
import type { State } from './state.ts'

/** Sample: invented. Placeholder: a filler. Missing: empty or gone. Past: its day is over. */
type GapKind = 'sample' | 'placeholder' | 'missing' | 'past'

/** One thing to do before going live. */
export type Gap = {
  /** The page that shows it, by its path; null for what stands on every page. */
  path: Page['path'] | null
  kind: GapKind
  what: string
  /** What to do, and where. */
  todo: string
}

/** Finds one sort of gap; `today` is the school's day, YYYY-MM-DD. */
export type Rule = (state: State, today: string) => Gap[]
