/** What an issue stands in the way of: visitors' use of the content, or the school's first day online. */
export type IssueKind = 'needs-fixing' | 'before-go-live'

/** Where in the CMS something is, and where on the website visitors see it. */
export type Place = {
  /** Empty for content in a file of the project. */
  collection: string
  /** The row's id; empty for a record that has no other row, and for several rows. */
  item: string
  /** The path of the page; `EVERY_PAGE`, or empty where no page shows it. */
  page: string
  /** What an editor calls it, such as: Notice “Holiday”. */
  label: string
}

/** The page of what every page shows. */
export const EVERY_PAGE = '*'

/** What a rule says about a place; the label of the place is put before `what`. */
export type Fault = {
  place: Place
  /** Names the rule among all others. */
  code: string
  /** Distinguishes several faults of one code in one place. */
  detail?: string
  /** Sample: invented. Placeholder: a filler. Missing: empty or gone. Past: its last day is over. */
  category?: 'sample' | 'placeholder' | 'missing' | 'past'
  what: string
  todo: string
}

/** One thing to correct, in the words of an editor. */
export type Issue = Omit<Place, 'label'> &
  Pick<Fault, 'category' | 'what' | 'todo'> & {
    kind: IssueKind
    /** The same for the same fault, however often it is found. */
    key: string
  }

/** A fault as an issue of a kind. */
export function toIssue(kind: IssueKind, { place, code, detail = '', ...fault }: Fault): Issue {
  const { label, ...position } = place
  const what = label === '' ? fault.what : `${label}: ${fault.what}`
  const key = [code, place.collection, place.item, detail].join(' ')
  return { ...fault, ...position, kind, what, key }
}

/** At most as much of a text as distinguishes it from others. */
export const shortened = (text: string, longest = 60): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
