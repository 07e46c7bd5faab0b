import type { Root } from 'hast'

/** Most texts of ten years are on no page in the cache: as JSON they take a third of the memory. */
export class StoredTree {
  readonly json: string
  constructor(root: Root) {
    this.json = JSON.stringify(root)
  }
  get root() {
    return JSON.parse(this.json) as Root
  }
}
