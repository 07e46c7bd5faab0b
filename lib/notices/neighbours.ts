type Named = { id: number; title: string }

type Neighbour = Named | null

/** A notice with those that are next to it in a list, newest first. */
export type Placed<Notice> = Notice & { newer: Neighbour; older: Neighbour }

const placed = new WeakMap<object, unknown[]>()

const isSame = (one: Neighbour, other: Neighbour) =>
  one?.id === other?.id && one?.title === other?.title

const nameOf = (notice: Named | undefined): Neighbour =>
  notice ? { id: notice.id, title: notice.title } : null

/** The same notice with the same neighbours is the same object: its page is rendered again only if one of them changes. */
export function withNeighbours<Notice extends Named>(all: readonly Notice[]): Placed<Notice>[] {
  return all.map((notice, index) => {
    const [newer, older] = [nameOf(all[index - 1]), nameOf(all[index + 1])]
    // Of each language that shows it.
    const known = (placed.get(notice) ?? []) as Placed<Notice>[]
    const found = known.find((each) => isSame(each.newer, newer) && isSame(each.older, older))
    if (found) return found
    const made = { ...notice, newer, older }
    placed.set(notice, [...known, made])
    return made
  })
}
