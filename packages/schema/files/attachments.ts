/** What a file of an answer may have, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** What the files of one post may have together: a phone on a mobile line sends it in some minutes. */
export const MAX_FILES_BYTES = 8 * 1024 * 1024

// A dot is any byte. Photographs of an iPhone are HEIC.
const BEGINNINGS = [
  /^%PDF-/,
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^....ftyp(?:hei|hev|mif|msf)/s,
]

/** Whether a file is a PDF or a photograph (JPEG, PNG, HEIC) by its first bytes; its name and type may say anything. */
export function isAttachment(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, 12)).toString('latin1')
  return BEGINNINGS.some((beginning) => beginning.test(text))
}
