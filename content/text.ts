/** One piece of a page's text. `{name}`, `{phone}` and so on stand for the school's own words. */
export type Block =
  | { kind: 'heading'; text: string }
  /** `large` sets a sentence that is to be remembered, such as a motto. */
  | { kind: 'paragraph'; text: string; large?: true }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly (readonly string[])[]
      /** The columns that hold figures, by index: right-aligned, in tabular figures. */
      numeric?: readonly number[]
    }
  | { kind: 'facts'; items: readonly { term: string; value: string }[] }
  | ({ kind: 'picture' } & Picture)
  /** Where to go next. Paths are decoded: of the page table, or of a document under /docs. */
  | { kind: 'links'; items: readonly Link[] }

export type Link = { text: string; path: `/${string}` }

/** A drawn picture with its size in pixels, so that nothing moves when it arrives. */
export type Picture = { src: string; alt: string; caption: string; width: number; height: number }

/** What a page says until the CMS has a row for it. A `links` block is always the last one. */
export type PageText = {
  blocks: readonly Block[]
  /** Holds something invented or a placeholder, which the school replaces before going live. */
  sample?: true
}
