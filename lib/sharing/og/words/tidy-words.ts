/** Longer than any card can show; what is beyond it need not be measured. */
const LONGEST = 300

/** A text as its words are drawn: without pictographs, which no font of words has. */
export function tidyWords(text: string): string {
  const spoken = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0e\ufe0f]\u200d?/gu, '')
  return spoken
    .replace(/[\s\p{Cc}\u200b\u2060\ufeff]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
