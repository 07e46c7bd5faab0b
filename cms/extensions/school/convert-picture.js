// A separate program, from standard input to standard output: decoding a photograph of 200
// megapixels takes seconds and up to a gigabyte, which the CMS must not wait for or run out of.
import { buffer } from 'node:stream/consumers'
import decodeHeic from 'heic-decode'
import sharp from 'sharp'

/** The longer side of the result in pixels; the website shows at most 1600. */
const LONGEST = 4_000
/** More than any phone takes; a decoded HEIC has four bytes for each pixel. */
const MAX_PIXELS = 210_000_000
const MAX_HEIC_PIXELS = 100_000_000

const picture = await buffer(process.stdin)
const read = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
const { compression, width, height, hasAlpha } = await read.metadata()

/** The prebuilt sharp reads only the header of a HEIC: its licence does not include the decoder. */
async function decodedHeic() {
  if (width * height > MAX_HEIC_PIXELS) throw new Error('The picture is too large')
  const { data, ...size } = await decodeHeic({ buffer: picture })
  return sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha()
}

const isHeic = compression === 'hevc'
const upright = isHeic ? await decodedHeic() : read.autoOrient()
const fitting = upright.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
const isClear = hasAlpha && !isHeic
const result = isClear ? fitting.webp({ quality: 90 }) : fitting.jpeg({ quality: 88 })
process.stdout.write(await result.toBuffer())
