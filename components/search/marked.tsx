import type { Piece } from '@/lib/search/extract'

/** A text with the found words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="bg-marigold/60 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
