import tailwind from '../../../tailwind.config.ts'
import { drawable } from './drawable.ts'
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card.ts'
import type { DrawnWords } from './card-words.ts'
import { OVERHANG, type WordsPicture } from './words/draw-words.ts'

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
  const [school, named, label] = [
    drawable(card.school, 60),
    drawable(card.title, 110),
    drawable(card.label, 60),
  ]
  // A title in a script that no font has is not drawn; the kind and the day still tell the cards apart.
  const title = named ?? label ?? school ?? ''
  return (
    <div
      style={{
        display: 'flex',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        background: paper.DEFAULT,
        color: ink.DEFAULT,
        fontFamily: 'Fraunces',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: WORDS_WIDTH,
          padding: '52px 44px 52px 60px',
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
        width={CARD_WIDTH - WORDS_WIDTH}
        height={CARD_HEIGHT}
        style={{ objectFit: 'cover' }}
      />
    </div>
  )
}
