/** Where in the CMS something stands, and where on the website it is seen. */
export type Place = {
  collection: string
  /** The row's id; empty for a record that stands alone. */
  item: string
  /** The path of the page. */
  page: string
  /** What an editor calls it: Notice “Holiday”. */
  label: string
}

/** One thing to mend, in the words of whoever mends it. */
export type Finding = Pick<Place, 'collection' | 'item' | 'page'> & {
  /** The same for the same fault, however often it is found. */
  key: string
  what: string
  todo: string
}

type Fault = {
  /** The name of the fault among all others. */
  fault: string
  /** Tells it from others of its name in the same place; empty where there can be but one. */
  detail?: string
  what: string
  todo: string
}

/** A fault in a place, as a finding. */
export function findingAt(place: Place, { fault, detail = '', what, todo }: Fault): Finding {
  const { collection, item, page, label } = place
  return {
    ...{ collection, item, page },
    key: [fault, collection, item, detail].join(' '),
    what: `${label}: ${what}`,
    todo,
  }
}
