/** What search engines show: less says too little, more is cut off. In characters. */
const SHORTEST = 70
const LONGEST = 160

/** A text cut at a word to what a search result shows. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST - 1)
  return `${text.slice(0, end > 0 ? end : LONGEST - 1).replace(/[,;:.]$/, '')}…`
}

/** A description of a page: what it says of itself, and where that is too short, whose page it is. */
export function describePage(says: string, school: { name: string; address: string }): string {
  const tidy = says.replace(/\s+/g, ' ').trim()
  return cut(tidy.length < SHORTEST ? `${tidy} ${school.name}, ${school.address}.` : tidy)
}
