import type { ContainerNode, Node, TextNode } from '@takumi-rs/core'
import { backgrounds, paletteOf } from 'school-schema/school/colours'
import { cardSize, type Card } from './card.ts'

/** The addresses of the pictures in a layout. */
export const [PICTURE, EMBLEM] = ['picture', 'emblem']

/** In the order of preference; each has the characters of one script. */
export const TITLE_FONTS = ['fraunces-600', 'noto-serif-devanagari-600', 'noto-serif-bengali-600']
const LABEL_FONT = 'mukta-400'
export const FONTS = [...TITLE_FONTS, LABEL_FONT]

/** The width of the text; the picture has the rest. */
const TEXT_WIDTH = 580
const TITLE_HEIGHT = 350
/** Vowel signs above and below the letters need more than Latin text. */
const LINE_HEIGHT = 1.3

/** The characters of the fonts: Latin, Devanagari and Bengali. Emoji and other scripts have no glyph. */
const UNDRAWABLE =
  /(?![\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff–—‘’‚“”„•…‹›™₹]|[\u0900-\u097f]|[\u0980-\u09fe]|\u200c|\u200d)[^]\u200d?/gu

/** Longer than any card can show. */
const MAX_LENGTH = 300

/** A text in the characters of the fonts; empty if it has none of them. */
export function drawable(text: string): string {
  const known = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNDRAWABLE, '')
    .slice(0, MAX_LENGTH)
  const tidy = known
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s:;,.–—-]+/, '')
    .trim()
  // Signs that are left of a text in another script say nothing.
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : ''
}

function titleSize({ length }: string): number {
  if (length < 32) return 64
  if (length < 64) return 52
  return length < 110 ? 42 : 36
}

type Style = NonNullable<TextNode['style']>

const text = (words: string, style: Style): TextNode => ({ type: 'text', text: words, style })
const box = (style: Style, children: Node[]): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})

/** A card as a tree of the drawing library. */
export function cardLayout(card: Card): Node {
  const { main, dark, darkSoft } = paletteOf(card.colours)
  const [title, school, label] = [drawable(card.title), drawable(card.school), drawable(card.label)]
  // A title in an unsupported script is omitted; the label and the day still distinguish the cards.
  const words = title || label || school
  const size = titleSize(words)
  return box(
    { ...cardSize, background: backgrounds.paper, color: dark, overflowWrap: 'anywhere' },
    [
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: TEXT_WIDTH,
          padding: '52px 44px 52px 60px',
          borderTop: `14px solid ${main}`,
        },
        [
          box({ alignItems: 'center' }, [
            { type: 'image', src: EMBLEM, width: 84, height: 84 },
            text(school, {
              marginLeft: 20,
              width: 370,
              fontSize: 32,
              lineHeight: 1.2,
              lineClamp: 2,
            }),
          ]),
          text(words, {
            fontSize: size,
            lineHeight: LINE_HEIGHT,
            lineClamp: Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT)),
          }),
          text(title && label, {
            fontFamily: LABEL_FONT,
            fontSize: 28,
            color: darkSoft,
            lineClamp: 1,
          }),
        ],
      ),
      {
        type: 'image',
        src: PICTURE,
        style: { width: cardSize.width - TEXT_WIDTH, height: cardSize.height, objectFit: 'cover' },
      },
    ],
  )
}
