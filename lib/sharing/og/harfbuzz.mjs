/**
 * Loads the shaping library, with the first text that needs it. It awaits its engine as it loads,
 * which a file that the tests turn into CommonJS cannot wait for; this one is left alone.
 */
export const loadHarfbuzz = () => import('harfbuzzjs')
