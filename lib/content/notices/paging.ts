/** As many notices as the page of notices, the feed and a start of the site begin with. */
export const MOST_LISTED = 200

/** Notices on one numbered page of the archive. */
export const PAGE_LENGTH = 100

/** A long list in pages: the newest rows, and the rest on pages that are numbered from the oldest, 1, up. */
export type Paged<Row> = { newest: Row[]; older: Row[][] }

/**
 * Splits rows that stand newest first. A numbered page is full and stays as it is when a row is added at
 * the front, so that its address keeps its meaning and nothing renders it again; the newest are up to twice
 * as many.
 */
export function paged<Row>(rows: readonly Row[], length = PAGE_LENGTH): Paged<Row> {
  const count = Math.max(0, Math.floor(rows.length / length) - 1)
  const older = Array.from({ length: count }, (_, index) => {
    const end = rows.length - index * length
    return rows.slice(end - length, end)
  })
  return { newest: rows.slice(0, rows.length - count * length), older }
}
