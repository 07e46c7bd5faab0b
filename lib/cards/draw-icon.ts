import 'server-only'
import type { Node } from '@takumi-rs/core'
import { backgrounds } from 'school-schema/school/colours'
import { readPicture } from '../files/asset.ts'
import { drawable, TITLE_FONTS } from './card-layout.ts'
import { DRAWING, type Emblem, type IconSize } from './emblem.ts'
import { memoize, getRenderer, readDrawing } from './renderer.ts'

const EMBLEM = 'emblem'

/** From this size on an icon is on a home screen, which shows it on any background and may round it. */
const MIN_FILLED = 180
/** A launcher may cut off all but a circle of four fifths. */
const SAFE = 0.72

/** Width of the letters of a monogram by their number, as a part of the icon. */
const LETTER_SIZES = [0, 0.62, 0.46, 0.34]

function layoutOf({ monogram, colour }: Emblem, size: IconSize): Node {
  const isFilled = size >= MIN_FILLED
  const box = {
    display: 'flex',
    width: size,
    height: size,
    alignItems: 'center',
    justifyContent: 'center',
  } as const
  if (monogram === null) {
    const side = isFilled ? Math.round(size * SAFE) : size
    const picture = { width: side, height: side, objectFit: 'contain' } as const
    return {
      type: 'container',
      style: { ...box, ...(isFilled && { background: backgrounds.paper }) },
      children: [{ type: 'image', src: EMBLEM, style: picture }],
    }
  }
  const text = drawable(monogram)
  const fontSize = Math.round(size * (LETTER_SIZES[[...text].length] ?? 0.34))
  return {
    type: 'container',
    style: {
      ...box,
      background: colour,
      color: backgrounds.paper,
      borderRadius: isFilled ? 0 : size * 0.18,
    },
    children: [{ type: 'text', text, style: { fontSize, lineHeight: 1.3 } }],
  }
}

/** Draws an emblem as a PNG. Throws CmsBroken if its picture cannot be read. */
export async function drawIcon(emblem: Emblem, size: IconSize): Promise<Buffer<ArrayBuffer>> {
  const renderer = await getRenderer()
  const data = emblem.file ? await readPicture(emblem.file.id, 640) : await readDrawing(DRAWING)
  const images = [{ src: EMBLEM, data }]
  const options = { width: size, height: size, images, fontFamilies: TITLE_FONTS }
  return renderer.render(layoutOf(emblem, size), options)
}

const memoized = memoize(50)

/** An emblem as a PNG, drawn once. Throws CmsBroken if its picture cannot be read. */
export const getIcon = (emblem: Emblem, size: IconSize): Promise<Buffer<ArrayBuffer>> =>
  memoized(JSON.stringify([emblem, size]), () => drawIcon(emblem, size))
