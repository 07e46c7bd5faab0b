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

/** The address of the map, and its frame if its service may be framed. */
export type SchoolMap = { href: string; service: string; embed: Embed | null }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = new RegExp(`^${NUMBER},${NUMBER}$`)
const BOX = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`)
const GOOGLE_CENTRE = new RegExp(`!2d${NUMBER}!3d${NUMBER}`)

const middle = (from = '', to = '') => ((Number(from) + Number(to)) / 2).toFixed(5)

/** The zoom level at which a window of usual width shows the box. */
function zoomOf(west = '', east = ''): number {
  const degrees = Math.max(Math.abs(Number(east) - Number(west)), 0.001)
  return Math.min(18, Math.max(2, Math.round(Math.log2(720 / degrees))))
}

function openStreetMapPage({ searchParams }: URL): string | null {
  const marked = PAIR.exec(searchParams.get('marker') ?? '')
  if (marked) {
    const [, lat, lon] = marked
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
  }
  const boxed = BOX.exec(searchParams.get('bbox') ?? '')
  if (!boxed) return null
  const [, west, south, east, north] = boxed
  const place = [zoomOf(west, east), middle(south, north), middle(west, east)]
  return `https://www.openstreetmap.org/#map=${place.join('/')}`
}

/** Google's embedded map cannot be opened on its own; this page shows its centre. */
function googleMapsPage({ searchParams }: URL): string | null {
  const centred = GOOGLE_CENTRE.exec(searchParams.get('pb') ?? '')
  if (!centred) return null
  const [, lon, lat] = centred
  return `https://www.google.com/maps/@?api=1&map_action=map&center=${lat},${lon}&zoom=16`
}

/** The map at the address in the settings; null if there is none. */
export function mapOf(address: string | null): SchoolMap | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  const embed = findEmbed(address, mapServices)
  if (!embed) return { href: url.href, service: url.host, embed }
  const page = embed.host === 'www.google.com' ? googleMapsPage(url) : openStreetMapPage(url)
  return { href: page ?? embed.href, service: embed.service, embed }
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
