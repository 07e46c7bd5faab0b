import 'server-only'
import tailwind from '../../../tailwind.config.ts'
import { cardSize, type Card } from './card.ts'
import { OVERHANG, type TextPicture, renderText } from './render-text.ts'

const { paper, ink, flame } = tailwind.theme.extend.colors

/** The width of the text; the picture has the rest. */
const TEXT_WIDTH = 580

const titleSize = (title: string) => (title.length < 32 ? 64 : title.length < 64 ? 52 : 42)

type Props = {
  card: Card
  picture: string
  emblem: string
  /** Texts that the drawing library cannot render, rendered beforehand; null for the others. */
  drawn: RenderedTexts
}

function Drawn({ words }: { words: TextPicture }) {
  return <img {...words} alt="" style={{ marginLeft: -OVERHANG }} />
}

/** A card in the CSS subset of the drawing library. Pictures are data URLs. */
export function CardLayout({ card, picture, emblem, drawn }: Props) {
  const named = drawable(card.title, 110)
  const [school, label] = [drawable(card.school, 60), drawable(card.label, 60)]
  // A title in an unsupported script is omitted; the label and the day still distinguish the cards.
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
          ...{ width: TEXT_WIDTH, padding: '52px 44px 52px 60px' },
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
        width={cardSize.width - TEXT_WIDTH}
        height={cardSize.height}
        style={{ objectFit: 'cover' }}
      />
    </div>
  )
}

/** The space for the texts on a card. */
const titleStyle = {
  width: 476,
  height: 340,
  sizes: [60, 50, 42, 36],
  colour: ink.DEFAULT,
} as const
const schoolStyle = { width: 370, height: 92, sizes: [32, 26], colour: ink.DEFAULT } as const

export type RenderedTexts = Record<'school' | 'title', TextPicture | null>

/** The texts of a card that the drawing library cannot render, as pictures; null for the others. */
export const renderCardTexts = async ({ school, title }: Card): Promise<RenderedTexts> => ({
  school: isDrawable(school) ? null : await renderText(school, schoolStyle),
  title: isDrawable(title) ? null : await renderText(title, titleStyle),
})

const isDrawable = (text: string) => drawable(text, text.length) !== null

/** Characters in both fonts of the cards, without emoji-like symbols. */
const COVERED = /^[\x20-\x7e\u00a1-\u00a8\u00aa-\u00ad\u00af-\u00ff–—‘’‚“”„•…‹›]*$/

/**
 * A text in the characters of the fonts, cut to a length; null if a glyph is missing. The drawing
 * library would fetch missing glyphs from the web, and cannot shape Devanagari.
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
