/** A block of a page's text, with placeholders such as `{name}` and `{phone}`. */
export type Block =
  | { kind: 'heading'; text: string }
  /** `large` highlights a sentence, such as a motto. */
  | { kind: 'paragraph'; text: string; large?: true }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly (readonly string[])[]
      /** The indexes of numeric columns. */
      numeric?: readonly number[]
    }
  | { kind: 'facts'; items: readonly { term: string; value: string }[] }
  | ({ kind: 'picture' } & Picture)
  /** Links to further pages. Paths are decoded: of the page table, or of a document under /docs. */
  | { kind: 'links'; items: readonly Link[] }

export type Link = { text: string; path: `/${string}` }

/** An illustration with its size in pixels, so that it causes no layout shift. */
export type Picture = { src: string; alt: string; caption: string; width: number; height: number }

/** The text of a page until the CMS has a row for it. A `links` block is always the last one. */
export type PageText = {
  blocks: readonly Block[]
  /** Contains invented facts or placeholders, which the school replaces before going live. */
  sample?: true
}
