/** What is left of a name that a camera or a messenger gave, once its figures are gone. */
const CAMERA_WORDS =
  /^(?:img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|wa|whatsapp|screenshot|at|am|pm|jpe?g|png|webp|copy|[a-f])$/

/**
 * True for a title that the CMS made from the name of the file, when nobody has written one: "Img
 * 20250114 Wa0012" says nothing to anybody.
 */
function isCameraName(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return /\d/.test(title) && words.every((word) => CAMERA_WORDS.test(word))
}

/** What stands under a picture: the title that the office has written, or null when there is none. */
export function captionOf({ title }: { title: string }): string | null {
  const caption = title.trim()
  return caption === '' || isCameraName(caption) ? null : caption
}
