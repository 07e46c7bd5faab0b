import { isOnSite, type LinkContext } from './link-context.ts'

/** What is wrong with an address, following "the link “more” ". */
export type AddressFault = { fault: string; what: string; todo: string }

const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([0-9a-f-]{36})/i
const PRIVATE =
  /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|.+\.local)$/
const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+$/u

const fault = (name: string, what: string, todo: string): AddressFault => ({
  ...{ fault: name, what, todo },
})

const malformed = (address: string) =>
  fault(
    'address-malformed',
    `has an address that is none: ${address}`,
    'Copy the address whole from the address bar of a browser, with its https://, and paste it.',
  )

function faultOfPath(pathname: string, around: LinkContext): AddressFault | null {
  if (isOnSite(pathname, around)) return null
  const isNotice = /^\/notices\/\d+$/.test(pathname)
  const what = isNotice
    ? `leads to ${pathname}, and no such notice is published`
    : `leads to ${pathname}, and this website has no such page`
  return fault('address-dead', what, 'Open the page that is meant, copy its address, and paste it.')
}

function faultOfWebAddress(address: string, around: LinkContext): AddressFault | null {
  if (/\s/.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return malformed(address)
  const { host, hostname, pathname } = new URL(address)
  if (around.cmsHosts.includes(host)) return inside(address)
  if (host === around.siteHost) return faultOfPath(pathname, around)
  if (PRIVATE.test(hostname)) return inside(address)
  return HOST.test(hostname) || hostname.startsWith('xn--') ? null : malformed(address)
}

const inside = (address: string) =>
  fault(
    'address-inside',
    `leads to ${address}, which only the school can open`,
    'Link to the page of the website, not of the CMS; for a file, choose it from the file library.',
  )

/**
 * What is wrong with an address that somebody wrote into the CMS, or null. Nobody is asked: other
 * websites would learn of it, and one that is away for an hour is not a fault of the school's.
 */
export function faultOfAddress(given: string, around: LinkContext): AddressFault | null {
  const address = given.trim()
  const [, file] = ASSET.exec(address) ?? []
  if (file) {
    if (around.files.has(file.toLowerCase())) return null
    const todo = 'Choose the file again, or upload it; or take the link out.'
    return fault('file-missing', 'leads to a file that is no longer in the CMS', todo)
  }
  if (/^https?:/i.test(address)) return faultOfWebAddress(address, around)
  if (/^file:|^[a-z]:[\\/]/i.test(address)) return onComputer
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address) ? null : malformed(address)
  }
  if (/^tel:/i.test(address)) return /\d{3}/.test(address) ? null : malformed(address)
  if (/^[/\\]{2}/.test(address) || /^[a-z][a-z\d+.-]*:/i.test(address)) return malformed(address)
  if (/^[#?]./.test(address)) return null
  if (!address.startsWith('/')) return malformed(address)
  return faultOfPath(address.replace(/[?#].*$/, ''), around)
}

const onComputer = fault(
  'address-on-computer',
  'leads to a file on a computer of the school, which no visitor has',
  'Upload the file to the CMS and link to it there.',
)
