import type { Reach } from './files.ts'

/** What an old website has, wherever it was read from. */
export type OldSite = {
  /** The address of its home page; one that does not exist if a folder does not say it. */
  base: string
  /** Other names of its host. */
  hosts?: readonly string[]
  /** The folder that it was read from, whose files may be read. */
  folder?: string
  /** From where its files may be read, if they are in no folder. */
  reach?: Reach
  posts: OldPost[]
  pages: OldPage[]
  files: OldFile[]
  staff?: OldTeacher[]
  /** Old addresses of lists of posts. */
  lists?: readonly string[]
}

export type OldPage = {
  address: string
  title: string
  html: string
  /** Further addresses. */
  others?: readonly string[]
  /** The address of its file in a folder, which other pages of the folder link. */
  savedAt?: string
  /** What the menus of the website have above it, the nearest first. */
  sections?: readonly string[]
  /** What addresses in it are relative to, if it is not its address. */
  relativeTo?: string
  /** The text has shortcodes: the addresses of pictures by ids, without any those of the page. */
  attached?: (ids: readonly string[]) => readonly string[]
  /** Line breaks in the text are shown. */
  hasLines?: boolean
}

export type OldPost = OldPage & {
  /** A day: 2026-01-31. */
  date: string
  categories: string[]
  /** The days of an event. */
  event?: { from: string; until: string | null }
}

/** `path`: in the folder of the website. */
export type OldFile = { address: string; title: string; description: string; path?: string }

export type OldFee = { class_name: string; amount: number }

export type OldTeacher = { name: string; designation: string; qualification: string }
