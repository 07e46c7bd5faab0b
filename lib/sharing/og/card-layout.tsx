import 'server-only'
import tailwind from '../../../tailwind.config.ts'
import { cardSize, type Card } from './card.ts'
import { OVERHANG, type WordsPicture, drawWords } from './draw-words.ts'

const { paper, ink, flame } = tailwind.theme.extend.colors

/** The words take this much of the width, the picture the rest. */
const WORDS_WIDTH = 580

const titleSize = (title: string) => (title.length < 32 ? 64 : title.length < 64 ? 52 : 42)

type Props = {
  card: Card
  picture: string
  emblem: string
  /** The words that the drawing library cannot set, drawn beforehand; null where it can. */
  drawn: DrawnWords
}

function Drawn({ words }: { words: WordsPicture }) {
  return <img {...words} alt="" style={{ marginLeft: -OVERHANG }} />
}

/** A card, in the subset of CSS that the drawing library knows. Pictures come as data addresses. */
export function CardLayout({ card, picture, emblem, drawn }: Props) {
  const named = drawable(card.title, 110)
  const [school, label] = [drawable(card.school, 60), drawable(card.label, 60)]
  // A title in a script that no font has is not drawn; the kind and the day still tell the cards apart.
  const title = named ?? label ?? school ?? ''
  return (
    <div
      style={{
        ...{ ...cardSize, display: 'flex', fontFamily: 'Fraunces' },
        ...{ background: paper.DEFAULT, color: ink.DEFAULT },
      }}
    >
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          ...{ width: WORDS_WIDTH, padding: '52px 44px 52px 60px' },
          borderTop: `14px solid ${flame.DEFAULT}`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img src={emblem} alt="" width={84} height={84} />
          <div
            style={{ display: 'flex', marginLeft: 20, width: 370, fontSize: 32, lineHeight: 1.15 }}
          >
            {drawn.school ? <Drawn words={drawn.school} /> : school}
          </div>
        </div>
        {drawn.title ? (
          <Drawn words={drawn.title} />
        ) : (
          <div style={{ fontSize: titleSize(title), lineHeight: 1.12, wordBreak: 'break-word' }}>
            {title}
          </div>
        )}
        <div style={{ fontFamily: 'Mukta', fontSize: 28, color: ink.soft }}>
          {(named || drawn.title) && label}
        </div>
      </div>
      <img
        src={picture}
        alt=""
        width={cardSize.width - WORDS_WIDTH}
        height={cardSize.height}
        style={{ objectFit: 'cover' }}
      />
    </div>
  )
}

/** The room that a card has for them. */
const titleStyle = {
  width: 476,
  height: 340,
  sizes: [60, 50, 42, 36],
  colour: ink.DEFAULT,
} as const
const schoolStyle = { width: 370, height: 92, sizes: [32, 26], colour: ink.DEFAULT } as const

export type DrawnWords = Record<'school' | 'title', WordsPicture | null>

/** The words of a card that the drawing library cannot set, as pictures; null for what it can. */
export const drawCardWords = async ({ school, title }: Card): Promise<DrawnWords> => ({
  school: isDrawable(school) ? null : await drawWords(school, schoolStyle),
  title: isDrawable(title) ? null : await drawWords(title, titleStyle),
})

const isDrawable = (text: string) => drawable(text, text.length) !== null

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
