import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { FONTS } from './card-layout.ts'

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
export const getRenderer = (): Promise<Renderer> => (renderer ??= createRenderer())

/** A drawing of the project, by its address. */
export const readDrawing = (src: string) => readFile(path.join(root, 'public', src))

/** Pictures by what they show, each drawn once; the oldest is removed first. */
export function memoize(max: number) {
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
