import type { PictureWidth } from 'school-schema/files/pictures'

/** The parts of a file that its address depends on. */
type Addressed = { id: string; version: string; folder?: string }

const PUBLIC_FOLDER = '/assets'

/** A replaced file has a new address. */
const addressOf = ({ folder = PUBLIC_FOLDER, id, version }: Addressed, query: string) =>
  `${folder}/${id}?${query}&v=${version}`

/** The address that downloads a file. */
export const downloadHref = (file: Addressed): string => addressOf(file, 'download')

/** The address of a picture in one of the available widths. */
export const pictureHref = (file: Addressed, width: PictureWidth): string =>
  addressOf(file, `w=${width}`)

type Sized = Addressed & { width: number | null; height: number | null }

/** The width that a picture really has in an available one: the CMS makes upright ones narrower, and none larger. */
const trueWidth = ({ width, height }: Sized, available: PictureWidth): number =>
  width && height ? Math.round(width * Math.min(1, available / Math.max(width, height))) : available

/** The sizes of a picture by their true widths, so that no browser takes one that is too small. */
export const srcSetOf = (file: Sized, widths: readonly PictureWidth[]): string =>
  [...new Map(widths.map((width) => [trueWidth(file, width), pictureHref(file, width)]))]
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ')

/** A file name encoded by RFC 8187; encodeURIComponent leaves some characters. */
export const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The rest of a file name of a camera or messenger without its digits. */
const CAMERA_WORDS =
  /^(?:img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|wa|whatsapp|screenshot|at|am|pm|jpe?g|png|webp|copy|[a-f])$/

/** A title that the CMS derived from the file name, such as "Img 20250114 Wa0012". */
function isCameraName(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return /\d/.test(title) && words.every((word) => CAMERA_WORDS.test(word))
}

/** The caption of a picture: the title that the office has entered, otherwise null. */
export function captionOf({ title }: { title: string }): string | null {
  const caption = title.trim()
  return caption === '' || isCameraName(caption) ? null : caption
}
