import { hrefOf, english } from '../messages/messages.ts'

/** Whether a finding affects visitors, has to be resolved before the website goes live, or is only about a translation. */
export type FindingKind = 'needs-fixing' | 'before-go-live' | 'awaits-translation'

/** Where the content is in the CMS, and where on the website visitors see it. */
export type Place = {
  collection: string
  /** The row's id; empty for a singleton and for several rows. */
  item: string
  /** The path of the page; `EVERY_PAGE`, or empty if no page shows it. */
  page: string
  /** What editors call it, such as: Notice “Holiday”. */
  label: string
}

/** The page of content that every page shows. */
export const EVERY_PAGE = '*'

/** The result of a rule; the label of the place is put before `what`. */
export type RuleResult = {
  place: Place
  /** The unique name of the rule. */
  code: string
  /** Distinguishes several results with the same code in one place. */
  detail?: string
  /** Sample: invented. Placeholder: filler text. Missing: empty or deleted. Past: expired. */
  category?: 'sample' | 'placeholder' | 'missing' | 'past'
  what: string
  todo: string
}

/** A problem to correct, in the words of an editor. */
export type Finding = Omit<Place, 'label'> &
  Pick<RuleResult, 'category' | 'what' | 'todo'> & {
    kind: FindingKind
    /** Identifies the finding across checks. */
    key: string
  }

/** Adds the kind to the result of a rule. */
export function toFinding(
  kind: FindingKind,
  { place, code, detail = '', ...result }: RuleResult,
): Finding {
  const { label, ...position } = place
  const what = label === '' ? result.what : `${label}: ${result.what}`
  const key = [code, place.collection, place.item, detail].join(' ')
  return { ...result, ...position, kind, what, key }
}

/** The start of a text, long enough to distinguish it from others. */
export const shortened = (text: string, longest = 60): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

function titleOf(path: string): string {
  if (path === EVERY_PAGE) return 'Every page'
  return path === '' ? 'Not shown on any page' : hrefOf(english, { path })
}

/** The findings before going live as lines of text by page, with their count. */
export function reportOf(
  findings: readonly Pick<Finding, 'page' | 'category' | 'what' | 'todo'>[],
): string[] {
  if (findings.length === 0)
    return ['Nothing is sample, placeholder, missing or past its date: ready to go live.']
  const byPage = findings
    .toSorted((one, other) => one.page.localeCompare(other.page))
    .flatMap(({ page, category, what, todo }) => [
      `${titleOf(page)}, ${category}: ${what}`,
      `  -> ${todo}`,
    ])
  return [...byPage, '', `${findings.length} to do before going live.`]
}
