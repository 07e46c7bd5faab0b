type Service = {
  name: string
  host: string
  /** The prefixes of its public pages; a path without a slash at its end must match exactly. */
  paths: readonly string[]
}

const microsoft = { name: 'Microsoft Forms', paths: ['/Pages/ResponsePage.aspx', '/r/', '/e/'] }

/** The form services that Indian schools use. Each may receive children's data, so keep the list short. */
export const formServices: readonly Service[] = [
  { name: 'Google Forms', host: 'docs.google.com', paths: ['/forms/'] },
  { ...microsoft, host: 'forms.office.com' },
  { ...microsoft, host: 'forms.cloud.microsoft' },
]

export const mapServices: readonly Service[] = [
  { name: 'Google Maps', host: 'www.google.com', paths: ['/maps/embed'] },
  { name: 'OpenStreetMap', host: 'www.openstreetmap.org', paths: ['/export/embed.html'] },
]

/** A third-party page that may be framed; `href` is the same page on its own. */
export type Embed = { src: string; href: string; service: string; host: string }

/** Forms of Google and Microsoft omit their header and footer with these parameters. */
function unframed(src: string): string {
  const url = new URL(src)
  for (const name of ['embedded', 'embed'])
    if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.href
}

/** The address for the frame; null if it is not one of these services. */
export function findEmbed(address: string, services: readonly Service[]): Embed | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, host, pathname, href: src } = new URL(address)
  if (protocol !== 'https:' || username || password) return null
  const isUnder = (path: string) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path
  // The host includes a port other than the default, and then matches no service.
  const service = services.find((each) => each.host === host && each.paths.some(isUnder))
  return service ? { src, href: unframed(src), service: service.name, host } : null
}

type Place = {
  name: string
  address: string
  position: { latitude: number; longitude: number } | null
}

/** The route to the school in the maps app of a phone: to its gate, or to its address. */
export function routeHref({ name, address, position }: Place): string {
  const target = position ? `${position.latitude},${position.longitude}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`
}
