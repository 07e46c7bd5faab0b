/** What both fonts of the cards have a glyph for; emoji-like signs of this range are left out. */
const COVERED = /^[\x20-\x7e\u00a1-\u00a8\u00aa-\u00ad\u00af-\u00ff–—‘’‚“”„•…‹›]*$/

/**
 * A text as it can be drawn on a card, cut to a length; null when the fonts lack a glyph for it. The
 * drawing library would fetch the missing glyphs from the web, and cannot join the letters of Devanagari.
 */
export function drawable(text: string, longest: number): string | null {
  const tidy = text
    .normalize('NFC')
    .replace(/₹\s*/g, 'Rs.')
    .replace(/[\s\u200b-\u200d\ufeff]+/g, ' ')
    .trim()
  if (tidy === '' || !COVERED.test(tidy)) return null
  if (tidy.length <= longest) return tidy
  const end = tidy.lastIndexOf(' ', longest)
  return `${tidy.slice(0, end > longest / 2 ? end : longest)}…`
}
