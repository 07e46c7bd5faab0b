import { findEmbed, mapServices, type Embed } from './services.ts'

/** Where the school is: the map's own page, and the map itself where its service may be framed. */
export type SchoolMap = { href: string; service: string; embed: Embed | null }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = new RegExp(`^${NUMBER},${NUMBER}$`)
const BOX = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`)
const GOOGLE_CENTRE = new RegExp(`!2d${NUMBER}!3d${NUMBER}`)

const middle = (from = '', to = '') => ((Number(from) + Number(to)) / 2).toFixed(5)

/** The zoom at which a window of usual width shows the box. */
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

/** Google's embedded map refuses to be a page of its own; what it names is its middle. */
function googleMapsPage({ searchParams }: URL): string | null {
  const centred = GOOGLE_CENTRE.exec(searchParams.get('pb') ?? '')
  if (!centred) return null
  const [, lon, lat] = centred
  return `https://www.google.com/maps/@?api=1&map_action=map&center=${lat},${lon}&zoom=16`
}

/** What the settings' map address is good for; null when the school has given none. */
export function mapOf(address: string | null): SchoolMap | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  const embed = findEmbed(address, mapServices)
  if (!embed) return { href: url.href, service: url.host, embed }
  const page = embed.host === 'www.google.com' ? googleMapsPage(url) : openStreetMapPage(url)
  return { href: page ?? embed.href, service: embed.service, embed }
}
