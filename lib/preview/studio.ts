import 'server-only'
import { siteEnvironment } from '../server/environment.ts'

/** Where editors open the CMS. */
export function studioUrl(): string {
  const { STUDIO_URL, CMS_URL } = siteEnvironment()
  return STUDIO_URL ?? CMS_URL
}

/** What an editor may ask the CMS to open; an address of ours that stays, unlike a signed one. */
const WANTED = ['collection', 'id', 'path']

/** The CMS's own address that tells whether somebody may see a draft, and leads back here. */
export function askStudioHref(given: URLSearchParams): string {
  const wanted = [...given].filter(([name]) => WANTED.includes(name))
  return `${studioUrl()}/site-preview?${new URLSearchParams(wanted).toString()}`
}

/** The address that opens a page's preview for whoever is signed in to the CMS, at any time. */
export function enterHref(path: string): string {
  return `/preview/enter?${new URLSearchParams({ path }).toString()}`
}
