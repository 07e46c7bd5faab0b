import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const PHONE = { width: 4000, height: 3000 }

/** The scene is generated at a small size, as no size of the website shows more of it. */
const SCENE = { width: 1024, height: 768 }

/** One layer of the scene: blots of one size, each with its own brightness and tint. */
async function blots(across: number) {
  const down = (across * SCENE.height) / SCENE.width
  const pixels = randomBytes(across * down * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const brightness = pixels[at + 3] ?? 0
    for (const channel of [at, at + 1, at + 2]) {
      const tint = ((pixels[channel] ?? 0) / 256 - 0.5) * 60
      pixels[channel] = Math.max(0, Math.min(255, brightness + tint))
    }
    pixels[at + 3] = 51
  }
  const input = await sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
    .resize({ ...SCENE, fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input }
}

const plain = (size: typeof PHONE) => ({ ...size, channels: 3 as const, background: 'grey' })

/**
 * A typical phone photo: 12 megapixels, about 6 MB, with detail of every size like leaves and
 * crowds, the grain of a small sensor, and the location.
 */
export async function makePhoto(): Promise<Buffer> {
  const layers = []
  // The coarse ones last, as they have most of the contrast.
  for (let across = SCENE.width; across >= 4; across /= 2) layers.push(await blots(across))
  const scene = await sharp({ create: plain(SCENE) })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const grain = await sharp({
    create: { ...plain(PHONE), noise: { type: 'gaussian', mean: 128, sigma: 16 } },
  })
    .raw()
    .toBuffer()
  return sharp(scene)
    .linear(3, -256)
    .resize(PHONE)
    .composite([{ input: grain, raw: { ...PHONE, channels: 3 }, blend: 'overlay' }])
    .jpeg({ quality: 84 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 34/1 22/1' } })
    .toBuffer()
}
