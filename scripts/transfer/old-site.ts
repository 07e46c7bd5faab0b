/** What an old website has, wherever it was read from. */
export type OldSite = {
  /** The address of its home page, or of the folder that it was read from. */
  base: string
  posts: OldPost[]
  /** Its pages, whose addresses lead to pages of the new website. */
  pages: { address: string; title: string }[]
  files: OldFile[]
}

export type OldPost = {
  address: string
  title: string
  /** A day: 2026-01-31. */
  date: string
  html: string
  categories: string[]
}

export type OldFile = { address: string; title: string; description: string }
