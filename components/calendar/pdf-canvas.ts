/** The largest width of a portrait A4 page in device pixels: iOS draws nothing above it. */
const MAX_WIDTH = 3400

/** Device pixels per CSS pixel: as many as the screen has, within the memory limit. */
export function sharpness(width: number, devicePixels: number): number {
  return Math.min(devicePixels, MAX_WIDTH / width)
}

/** Rows of pixels that are read at once: a page with text is recognised by the first of them. */
const STRIP = 256

/** True if every pixel has the same colour. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  let first: number | undefined
  for (let top = 0; context && top < height; top += STRIP) {
    const rows = context.getImageData(0, top, width, Math.min(STRIP, height - top))
    const pixels = new Uint32Array(rows.data.buffer)
    first ??= pixels[0]
    if (pixels.some((pixel) => pixel !== first)) return false
  }
  return true
}
