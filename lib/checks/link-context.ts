import { findAlias } from '../pages/aliases.ts'
import { findPage } from '../../content/pages/index.ts'

/** What a link can lead to without leaving the school's own house. */
export type LinkContext = {
  /** The host of the website, with its port. */
  siteHost: string
  /** The hosts under which the CMS is opened. */
  cmsHosts: readonly string[]
  /** The numbers of the published notices. */
  notices: ReadonlySet<string>
  /** The ids of all files of the CMS. */
  files: ReadonlySet<string>
  /** Whether the folder `public` of the website has a file at this path. */
  isPublicFile: (path: string) => boolean
}

/** Addresses that are neither pages nor files: feeds and lists. */
const MADE =
  /^\/(?:notices\/(?:feed\.xml|archive\/\w+(?:\/\d+)?)|calendar\.ics|sitemap\.xml|robots\.txt|tables\/[\w.-]+)$/

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Whether the website answers at a path, as it is written in an address. */
export function isOnSite(pathname: string, around: LinkContext): boolean {
  const path = decoded(pathname)
  if (path === null) return false
  const [, notice] = /^\/notices\/(\d+)$/.exec(path) ?? []
  if (notice) return around.notices.has(notice)
  if (findPage(path) || findAlias(pathname) || MADE.test(path)) return true
  return !path.includes('..') && around.isPublicFile(path)
}
