type Service = {
  name: string
  host: string
  /** Where its pages for strangers begin; a path without a slash at its end must be met exactly. */
  paths: readonly string[]
}

const microsoftForms = {
  name: 'Microsoft Forms',
  paths: ['/Pages/ResponsePage.aspx', '/r/', '/e/'],
}

/**
 * The form services that Indian schools have with their mail, Google's and Microsoft's. One more is
 * one more company that a child's answers may go to.
 */
export const formServices: readonly Service[] = [
  { name: 'Google Forms', host: 'docs.google.com', paths: ['/forms/'] },
  { ...microsoftForms, host: 'forms.office.com' },
  { ...microsoftForms, host: 'forms.cloud.microsoft' },
]

export const mapServices: readonly Service[] = [
  { name: 'Google Maps', host: 'www.google.com', paths: ['/maps/embed'] },
  { name: 'OpenStreetMap', host: 'www.openstreetmap.org', paths: ['/export/embed.html'] },
]

/** A page of someone else's that may be framed in ours; `href` is the same as a page of its own. */
export type Embed = { src: string; href: string; service: string; host: string }

/** What Google's and Microsoft's forms leave out their own head and foot for. */
const FRAMED = ['embedded', 'embed']

function unframed(src: string): string {
  const url = new URL(src)
  for (const name of FRAMED) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.href
}

/** The address as it may be framed, or null when it is not one of these services. */
export function findEmbed(address: string, services: readonly Service[]): Embed | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, host, pathname, href: src } = new URL(address)
  if (protocol !== 'https:' || username || password) return null
  const isUnder = (path: string) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path
  // The host carries the port where that is not the usual one, and then is nobody's on the list.
  const service = services.find((each) => each.host === host && each.paths.some(isUnder))
  return service ? { src, href: unframed(src), service: service.name, host } : null
}
