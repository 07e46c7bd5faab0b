import { fold, piecesOf } from './words.ts'

/** A stretch of text; the found ones are marked for the reader. */
export type Piece = { text: string; found: boolean }

/** About how much of a text is shown, in characters. */
const LENGTH = 190
/** How much of it stands before the first found word. */
const BEFORE = 40

/** A text with the found words apart; `terms` are folded. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  for (const { text: part, isWord } of piecesOf(text)) {
    const found = isWord && terms.has(fold(part))
    const last = pieces.at(-1)
    if (last && !last.found && !found) last.text += part
    else pieces.push({ text: part, found })
  }
  return pieces
}

type Place = { at: number; term: string }

function placesOf(text: string, terms: ReadonlySet<string>): Place[] {
  let at = 0
  return piecesOf(text).flatMap((piece) => {
    const place = { at, term: fold(piece.text) }
    at += piece.text.length
    return piece.isWord && terms.has(place.term) ? [place] : []
  })
}

/** Where the stretch with the most different found words begins. */
function richestStart(places: readonly Place[]): number {
  const richness = ({ at }: Place) =>
    new Set(places.filter((p) => p.at >= at && p.at < at + LENGTH - BEFORE).map((p) => p.term)).size
  const best = Math.max(...places.map(richness))
  return places.find((place) => richness(place) === best)?.at ?? 0
}

/** The part of a text that shows best why it was found, cut at words. */
export function cutExtract(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text
  const places = placesOf(text, terms)
  const wanted = Math.max(0, (places.length ? richestStart(places) : 0) - BEFORE)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const rest = text.slice(from)
  if (rest.length <= LENGTH) return `… ${rest}`
  const end = rest.lastIndexOf(' ', LENGTH)
  const cut = rest.slice(0, end > 0 ? end : LENGTH)
  return `${from > 0 ? '… ' : ''}${cut} …`
}

/** How many different found words a text has. */
export function countFound(text: string, terms: ReadonlySet<string>): number {
  return new Set(placesOf(text, terms).map(({ term }) => term)).size
}
