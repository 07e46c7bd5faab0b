import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { getNotice, parseNoticeId } from '../../content/collections/notices.ts'
import { getPageNamed } from '../../content/collections/pages.ts'
import { getSchool } from '../../content/collections/school.ts'
import { cardSize, noticeCard, pageCard, type Card } from './card.ts'
import { cardLayout, EMBLEM, FONTS, PICTURE, TITLE_FONTS } from './card-layout.ts'

// The site runs in the project's folder, which contains its sources. Without the comment the build
// would trace the whole folder as a dependency.
const root = /* turbopackIgnore: true */ process.cwd()

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const name of FONTS)
    await renderer.registerFont({
      name,
      data: await readFile(path.join(root, 'lib/sharing/og/fonts', `${name}.ttf`)),
    })
  return renderer
}

let renderer: Promise<Renderer> | null = null

const readPicture = (src: string) => readFile(path.join(root, 'public', src))

/** Draws a card as a PNG. */
export async function drawCard(card: Card): Promise<Buffer<ArrayBuffer>> {
  renderer ??= createRenderer()
  const images = [
    { src: PICTURE, data: await readPicture(card.picture.src) },
    { src: EMBLEM, data: await readPicture('/pictures/emblem.svg') },
  ]
  return (await renderer).render(cardLayout(card), {
    ...cardSize,
    images,
    fontFamilies: TITLE_FONTS,
  })
}

/** About 100 kB each. */
const MAX_CACHED = 100

async function findCard(name: string): Promise<Card | null> {
  const page = await getPageNamed(name)
  if (page) return pageCard(page, await getSchool())
  const id = parseNoticeId(/^notice-(.+)$/.exec(name)?.[1] ?? '')
  const notice = id === null ? null : await getNotice(id)
  return notice && noticeCard(notice, await getSchool())
}

const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** Renders a card once; the oldest is evicted first. */
function keep(card: Card): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify(card)
  const known = kept.get(key)
  if (known) return known
  const drawing = drawCard(card)
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
  return drawing
}

/** The card of a page or notice by file name, as PNG; null if there is none. */
export async function getSharingPicture(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const name = /^([\w-]+)\.png$/.exec(file)?.[1]
  const card = name ? await findCard(name) : null
  return card ? keep(card) : null
}
