/** A number is a figure: aligned and written with commas on the page, left plain in a file. */
type Cell = string | number

/** A table of the site, which a page shows and /tables/{name}.csv hands out. */
export type Table = {
  /** The name of its file, without the ending. */
  name: string
  /** Its caption. */
  title: string
  columns: readonly string[]
  rows: () => Promise<readonly (readonly Cell[])[]>
}

/** The address at which a table is saved as a file. */
export function tableHref({ name }: Pick<Table, 'name'>): string {
  return `/tables/${name}.csv`
}
