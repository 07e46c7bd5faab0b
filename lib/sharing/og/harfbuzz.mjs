/**
 * Loads the shaping library with the first text that needs it. It uses top-level await, which a
 * file that the tests transform to CommonJS cannot import; this file is not transformed.
 */
export const loadHarfbuzz = () => import('harfbuzzjs')
