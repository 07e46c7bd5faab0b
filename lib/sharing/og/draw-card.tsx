import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card.ts'
import { CardLayout, drawCardWords } from './card-layout.tsx'

// The site runs from the project's folder, which holds what it was built from. The build would
// otherwise take the whole folder for something that the code imports.
const fontFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/sharing/og/fonts')
const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')

const EMBLEM = '/pictures/emblem.svg'

async function loadFonts() {
  const [display, text] = await Promise.all([
    readFile(path.join(fontFolder, 'fraunces-latin-600-normal.woff')),
    readFile(path.join(fontFolder, 'mukta-latin-400-normal.woff')),
  ])
  return [
    { name: 'Fraunces', data: display, weight: 600 as const },
    { name: 'Mukta', data: text, weight: 400 as const },
  ]
}

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
    dataAddress(EMBLEM),
    drawCardWords(card),
  ])
  const response = new ImageResponse(
    <CardLayout card={card} picture={picture} emblem={emblem} drawn={drawn} />,
    { width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await fonts },
  )
  return response.arrayBuffer()
}
