/** What kind of file and how big: "PDF, 24 kB". A picture is saved smaller than its file in the CMS is. */
export function fileKind({ type, bytes }: { type: string; bytes: number | null }): string {
  if (type.startsWith('image/')) return 'Picture'
  const kind = type === 'application/pdf' ? 'PDF' : 'File'
  return bytes === null ? kind : `${kind}, ${formatBytes(bytes)}`
}

/** What an address of a file is made from. */
type Addressed = { id: string; modified: string | null; folder?: string }

const PUBLIC_FOLDER = '/assets'

/** The version of a file that was changed at this time, as a database or an HTTP header writes it. */
export function versionAt(time: string | null): string {
  return time === null ? '0' : String(Math.floor(Date.parse(time) / 1000))
}

/** In seconds, as HTTP counts, so that a replaced file is a new address. */
const addressOf = ({ folder = PUBLIC_FOLDER, id, modified }: Addressed, query: string) =>
  `${folder}/${id}?${query}&v=${versionAt(modified)}`

/** The address at which a file is saved rather than shown. */
export const downloadHref = (file: Addressed): string => addressOf(file, 'download')

/** The widths, in pixels, in which the CMS hands out pictures; its settings have a preset for each. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The address of a picture in one of the widths that the CMS hands out. */
export const pictureHref = (file: Addressed, width: PictureWidth): string =>
  addressOf(file, `w=${width}`)

/** A file's size for a reader: `24 kB`, `1.3 MB`. Thousand bytes to the kilobyte, as phones count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A name as RFC 8187 encodes it; encodeURIComponent leaves some signs as they are. */
export const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** What is left of a name that a camera or a messenger gave, once its figures are gone. */
const CAMERA_WORDS =
  /^(?:img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|wa|whatsapp|screenshot|at|am|pm|jpe?g|png|webp|copy|[a-f])$/

/** A title that the CMS made from the name of the file: "Img 20250114 Wa0012" says nothing to anybody. */
function isCameraName(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return /\d/.test(title) && words.every((word) => CAMERA_WORDS.test(word))
}

/** What stands under a picture: the title that the office has written, or null when there is none. */
export function captionOf({ title }: { title: string }): string | null {
  const caption = title.trim()
  return caption === '' || isCameraName(caption) ? null : caption
}
