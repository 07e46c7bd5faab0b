/** Whether an issue affects visitors, has to be resolved before the website goes live, or is only about a translation. */
export type IssueKind = 'needs-fixing' | 'before-go-live' | 'awaits-translation'

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
export type Fault = {
  place: Place
  /** The unique name of the rule. */
  code: string
  /** Distinguishes several faults with the same code in one place. */
  detail?: string
  /** Sample: invented. Placeholder: filler text. Missing: empty or deleted. Past: expired. */
  category?: 'sample' | 'placeholder' | 'missing' | 'past'
  what: string
  todo: string
}

/** A problem to correct, in the words of an editor. */
export type Issue = Omit<Place, 'label'> &
  Pick<Fault, 'category' | 'what' | 'todo'> & {
    kind: IssueKind
    /** Identifies the fault across checks. */
    key: string
  }

/** Creates the issue of a fault. */
export function toIssue(kind: IssueKind, { place, code, detail = '', ...fault }: Fault): Issue {
  const { label, ...position } = place
  const what = label === '' ? fault.what : `${label}: ${fault.what}`
  const key = [code, place.collection, place.item, detail].join(' ')
  return { ...fault, ...position, kind, what, key }
}

/** The start of a text, long enough to distinguish it from others. */
export const shortened = (text: string, longest = 60): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
