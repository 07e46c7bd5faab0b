/** What an old website has, wherever it was read from. */
export type OldSite = {
  /** The address of its home page, or of the folder that it was read from. */
  base: string
  /** The folder that it was read from, whose files may be read. */
  folder?: string
  /** The address that was given to the command. */
  named?: string
  posts: OldPost[]
  pages: OldPage[]
  files: OldFile[]
}

export type OldPage = { address: string; title: string; html: string }

export type OldPost = OldPage & {
  /** A day: 2026-01-31. */
  date: string
  categories: string[]
}

export type OldFile = { address: string; title: string; description: string }
