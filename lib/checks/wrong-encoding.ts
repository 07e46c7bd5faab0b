/** How a text became unreadable: typed for an old font, or read in another encoding than its own. */
export type WrongEncoding = 'old-font' | 'misread'

/**
 * Fonts for Indian scripts that show other letters than are stored: `d` as `क`. Kruti Dev, DevLys,
 * Chanakya and Shusha are Hindi, SutonnyMJ is Bengali, Geetanjali and Ramdhenu are Assamese, Preeti
 * is Nepali; the others are families for several languages.
 */
const OLD_FONT =
  /^(?:kruti|dev\s?lys|(?:walkman-?)?chanakya|shusha|shivaji|sutonny|bijoy|boishakhi|geetanjali|ramdhenu|preeti|kantipur|aps-|akruti|shree-?(?:dev|ben|lipi)|dvb?w?-?tt|isfoc|4c|agra\b|aman\b|yogesh|marathi-?(?:lipi|kanak))/i

/** Whether the first font of a `font-family` is such a font. */
export const isOldFont = (families: string): boolean =>
  OLD_FONT.test(families.trim().replace(/^["']/, ''))

/** UTF-8 that was read as the encoding of Windows or of an old Macintosh, and characters that were lost. */
const MISREAD =
  /â[€‚\u0080]|à[¤¥¦§]|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Â[\u00a1-\u00bf]|ðŸ|вЂ|‚Ä[ôúùìî¢]|\ufffd|(?:^|\s)\?{2,}\s+\?{2,}/

/** Whether a text has signs in place of its letters. */
export const isMisread = (text: string): boolean => MISREAD.test(text)
