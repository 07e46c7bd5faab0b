/** The place of an index in a round of `count`: one past the last is the first. */
export const wrap = (index: number, count: number) => (index + count) % count
