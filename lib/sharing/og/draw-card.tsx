import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { getNotice, parseNoticeId } from '../../content/collections/notices.ts'
import { getSchool } from '../../content/collections/school.ts'
import { pages } from '../../../content/pages/index.ts'
import { cardSize, noticeCard, pageCard, type Card } from './card.ts'
import { CardLayout, renderCardTexts } from './card-layout.tsx'
import { readFont } from './shaper.ts'

const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')

const loadFonts = async () => [
  { name: 'Fraunces', data: await readFont('fraunces-600'), weight: 600 as const },
  { name: 'Mukta', data: await readFont('mukta-400'), weight: 400 as const },
]

let fonts: ReturnType<typeof loadFonts> | null = null

async function dataAddress(src: string): Promise<string> {
  const drawing = await readFile(path.join(publicFolder, src))
  return `data:image/svg+xml;base64,${drawing.toString('base64')}`
}

/** Draws a card as a PNG. */
export async function drawCard(card: Card): Promise<ArrayBuffer> {
  fonts ??= loadFonts()
  const [picture, emblem, drawn] = await Promise.all([
    dataAddress(card.picture.src),
    dataAddress('/pictures/emblem.svg'),
    renderCardTexts(card),
  ])
  const response = new ImageResponse(
    <CardLayout card={card} picture={picture} emblem={emblem} drawn={drawn} />,
    { ...cardSize, fonts: await fonts },
  )
  return response.arrayBuffer()
}

/** About 100 kB each. */
const MAX_CACHED = 100

async function findCard(name: string): Promise<Card | null> {
  const page = pages.find(({ row }) => row === name)
  if (page) return pageCard(page, await getSchool())
  const id = parseNoticeId(/^notice-(.+)$/.exec(name)?.[1] ?? '')
  const notice = id === null ? null : await getNotice(id)
  return notice && noticeCard(notice, await getSchool())
}

const kept = new Map<string, Promise<ArrayBuffer>>()

/** Renders a card once; the oldest is evicted first. */
function keep(card: Card): Promise<ArrayBuffer> {
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
export async function getSharingPicture(file: string): Promise<ArrayBuffer | null> {
  const name = /^([\w-]+)\.png$/.exec(file)?.[1]
  const card = name ? await findCard(name) : null
  return card ? keep(card) : null
}
