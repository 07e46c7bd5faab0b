import type { Config } from 'tailwindcss'
import { colourVariables as own, headingFont } from './lib/format/look.ts'
import { backgrounds } from './packages/schema/school/colours.ts'

const mukta = 'var(--mukta, Mukta)'

/** The design tokens, loaded by `app/globals.css`; docs/testing.md lists the copies of two colours. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: { DEFAULT: backgrounds.paper, deep: own.paperDeep },
        ink: { DEFAULT: own.dark, soft: own.darkSoft },
        flame: { DEFAULT: own.main, deep: own.mainDeep, tint: own.mainTint },
        marigold: { DEFAULT: own.accent, tint: own.accentTint },
        leaf: { DEFAULT: '#2c6a44', tint: backgrounds.leafTint },
        // Not the colour of links, which a school chooses.
        error: { DEFAULT: '#8b1330', tint: '#fcecef' },
        line: '#e4d9c6',
      },
      fontFamily: {
        // Neither Fraunces nor the Latin Mukta contains Indian scripts; `fonts.css` defines what Hindi
        // and Bengali text uses.
        display: [`var(--first, ${headingFont})`, headingFont, 'var(--indic)', 'Georgia', 'serif'],
        text: [
          `var(--first, ${mukta})`,
          mukta,
          'var(--indic)',
          'var(--mukta-bold, Mukta bold fallback)',
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
