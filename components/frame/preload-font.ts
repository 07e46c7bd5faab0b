import { preload } from 'react-dom'

/**
 * Requests a font with the page: the first paint waits a moment for it, so that nothing moves.
 * @param name a file of `public/fonts` without its style, such as `mukta-latin-400`
 */
export const preloadFont = (name: string): void =>
  preload(`/fonts/${name}-normal.woff2`, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  })
