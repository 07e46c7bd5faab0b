import 'server-only'
import { DEFAULT_LANGUAGE, isLanguage } from 'school-schema/languages'
import { type Locale, localeOf } from '../messages/messages.ts'
import { getNotice, parseNoticeId } from '../notices/notices.ts'
import { getPageNamed } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { cardSize, noticeCard, pageCard, type Card } from './card.ts'
import { cardLayout, EMBLEM, PICTURE, TITLE_FONTS, FONTS, drawable } from './card-layout.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer, type Node } from '@takumi-rs/core'
import { backgrounds } from 'school-schema/school/colours'
import { readPicture } from '../files/asset.ts'
import { DRAWING, type Emblem, type IconSize } from './emblem.ts'

// The site runs in the project's folder, which contains its sources. Without the comment the build
// would trace the folder as a dependency.
const root = /* turbopackIgnore: true */ process.cwd()

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const name of FONTS)
    await renderer.registerFont({
      name,
      data: await readFile(path.join(root, 'lib/cards/fonts', `${name}.ttf`)),
    })
  return renderer
}

let renderer: Promise<Renderer> | null = null

/** The renderer of cards and icons, with their fonts. */
const getRenderer = (): Promise<Renderer> => (renderer ??= createRenderer())

/** A drawing of the project, by its address. */
const readDrawing = (src: string) => readFile(path.join(root, 'public', src))

/** Pictures by what they show, each drawn once; the oldest is removed first. */
function memoize(max: number) {
  const drawings = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return (key: string, draw: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> => {
    const known = drawings.get(key)
    if (known) return known
    const drawing = draw()
    drawings.set(key, drawing)
    drawing.catch(() => drawings.delete(key))
    const [oldest] = drawings.keys()
    if (drawings.size > max && oldest !== undefined) drawings.delete(oldest)
    return drawing
  }
}

/** Draws a card as a PNG. */
export async function drawCard(card: Card): Promise<Buffer<ArrayBuffer>> {
  const images = [
    { src: PICTURE, data: await readDrawing(card.picture.src) },
    { src: EMBLEM, data: await getIcon(card.emblem, 96) },
  ]
  return (await getRenderer()).render(cardLayout(card), {
    ...cardSize,
    images,
    fontFamilies: TITLE_FONTS,
  })
}

/** About 100 kB each. */
const MAX_CACHED = 100

async function findCard(locale: Locale, name: string): Promise<Card | null> {
  const page = await getPageNamed(locale.language, name)
  if (page) return pageCard(locale, page, await getSchool(locale.language))
  const id = parseNoticeId(/^notice-(.+)$/.exec(name)?.[1] ?? '')
  const notice = id === null ? null : await getNotice(locale.language, id)
  return notice && noticeCard(locale, notice, await getSchool(locale.language))
}

const memoizedCards = memoize(MAX_CACHED)

/** The card of a page or notice by file name, as PNG; null if there is none. */
export async function getSharingPicture(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const [, name, language = DEFAULT_LANGUAGE] = /^([\w-]+)(?:\.(\w+))?\.png$/.exec(file) ?? []
  const card = name && isLanguage(language) ? await findCard(localeOf(language), name) : null
  return card ? memoizedCards(JSON.stringify(card), () => drawCard(card)) : null
}

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

const memoizedIcons = memoize(50)

/** An emblem as a PNG, drawn once. Throws CmsBroken if its picture cannot be read. */
export const getIcon = (emblem: Emblem, size: IconSize): Promise<Buffer<ArrayBuffer>> =>
  memoizedIcons(JSON.stringify([emblem, size]), () => drawIcon(emblem, size))
