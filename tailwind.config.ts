import type { Config } from 'tailwindcss'

/** The design tokens, loaded by `app/globals.css`; docs/testing.md lists the copies of two colours. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: { DEFAULT: '#fffdf8', deep: '#f8f1e4' },
        ink: { DEFAULT: '#1d2742', soft: '#4a5370' },
        flame: { DEFAULT: '#b93a14', deep: '#93290a', tint: '#fbe9e0' },
        marigold: { DEFAULT: '#f2b33d', tint: '#fdf1d8' },
        leaf: { DEFAULT: '#2c6a44', tint: '#e6f1e9' },
        line: '#e4d9c6',
      },
      fontFamily: {
        // Neither Fraunces nor the Latin Mukta contains Devanagari; `fonts.css` defines what Hindi
        // text uses.
        display: ['Fraunces', 'Fraunces fallback', 'var(--devanagari)', 'Georgia', 'serif'],
        text: [
          'Mukta',
          'var(--devanagari)',
          'Mukta bold fallback',
          'Mukta fallback',
          'system-ui',
          'sans-serif',
        ],
      },
      maxWidth: { page: '74rem', measure: '56ch' },
      borderRadius: { card: '0.5rem' },
    },
  },
} satisfies Config
