import bijoy from './bijoy.json' with { type: 'json' }
import chanakya from './chanakya.json' with { type: 'json' }
import krutiDev from './kruti-dev.json' with { type: 'json' }

// A font shows glyphs from left to right; Unicode stores sounds. In the tables an arrow says which way
// a glyph moves: →ि is stored after the consonants that follow it, ←र् before those that it follows.

/** How a script puts its glyphs together; pairs apply in their order. */
type Script = {
  consonants: string
  /** Vowel signs and marks, which may stand between consonants and the r above them. */
  signs: string
  /** The r that is drawn above what follows it. */
  reph: string
  pairs: readonly (readonly [RegExp, string])[]
}

const DEVANAGARI: Script = {
  consonants: '(?:[क-ह]़?्)*[क-ह]़?',
  signs: '[ा-ौॅॉंँः]',
  reph: 'र्',
  pairs: [
    [/्+/g, '्'],
    [/़्/g, '़्'],
    // The stroke that completes half of a consonant.
    [/्ा/g, ''],
    [/(?<=[ाि])ा/g, ''],
    [/([ा-ौॅॉंँः]+)़/g, '़$1'],
    [/([ंँः])([ा-ौॅॉ]+)/g, '$2$1'],
    [/([ंँः])\1/g, '$1'],
    [/ाे|ोे/g, 'ो'],
    [/ाै/g, 'ौ'],
    [/ाॅ/g, 'ॉ'],
    [/अा/g, 'आ'],
    [/अो/g, 'ओ'],
    [/आे/g, 'ओ'],
    [/अौ|आै/g, 'औ'],
    [/अॉ|आॅ/g, 'ऑ'],
    [/एे/g, 'ऐ'],
  ],
}

const BENGALI: Script = {
  consonants: '(?:[ক-হ]়?্)*[ক-হ]়?',
  signs: '[া-ৌৗঁংঃ]',
  reph: 'র্',
  pairs: [
    [/্+/g, '্'],
    [/([ঁংঃ])([া-ৌৗ]+)/g, '$2$1'],
    [/অা/g, 'আ'],
    // Converters write the second half of ৌ first.
    [/(?<![ঁ-৾])ৗ((?:[ক-হ]়?্)*[ক-হ]়?)া/g, '$1ৌ'],
    // After a full r the y is below it; without the joiner the r would be above the y.
    [/(?<!্)র্য/g, 'র\u200d্য'],
  ],
}

type Rules = {
  script: Script
  glyphs: Readonly<Record<string, string>>
  /** What is meant as it is written. */
  literal: string
  /** What converters write instead of another glyph. */
  spelling?: readonly [RegExp, string]
}

/** The fonts whose glyphs are known; DevLys has those of Kruti Dev. */
const FONTS = {
  'kruti-dev': {
    script: DEVANAGARI,
    glyphs: krutiDev,
    // A colon is र with a vowel sign, at the end of few words only: शुरू, गुरू, डमरू. No word ends with हैंय.
    literal: String.raw`(?<=\d)(?:[:.,/](?=\d)|%)|(?<!'kq|xq|Me|tks):(?=\s|$)|(?<=[aS¡]);(?=\s|$)`,
  },
  chanakya: {
    script: DEVANAGARI,
    glyphs: chanakya,
    literal: '[:,.]',
    spelling: [/(?<=\S)Ê/g, 'ü'],
  },
  bijoy: {
    script: BENGALI,
    glyphs: bijoy,
    // The marks of quotations are vowel signs and parts of letters elsewhere.
    literal: String.raw`(?<![^\s(])[“‘]|”(?=[\s,.;|?!)]|$)`,
  },
} satisfies Record<string, Rules>

export type OldFont = keyof typeof FONTS
export const OLD_FONTS = Object.keys(FONTS) as OldFont[]

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

function compile({ script, glyphs, literal, spelling }: Rules) {
  const { consonants, signs, reph, pairs } = script
  const longestFirst = Object.keys(glyphs).toSorted((a, b) => b.length - a.length)
  const steps: readonly (readonly [RegExp, string])[] = [
    [/→़(.)/gu, '$1़'],
    ...pairs,
    [new RegExp(`→(${signs}+)(${consonants})`, 'gu'), '$2$1'],
    [new RegExp(`((?:←${reph})+)(${signs}+)`, 'gu'), '$2$1'],
    [/इ(ं?)(?:←र्)+/g, 'ई$1'],
    [new RegExp(`(${consonants}${signs}*)(?:←${reph})+`, 'gu'), `${reph}$1`],
    [/[→←]/g, ''],
    ...pairs,
  ]
  return {
    spelling,
    table: new Map(Object.entries(glyphs)),
    glyph: new RegExp(`(${literal})|${longestFirst.map(escaped).join('|')}`, 'gu'),
    steps,
  }
}

const compiled = new Map<OldFont, ReturnType<typeof compile>>()

function rulesOf(font: OldFont) {
  const rules = compiled.get(font) ?? compile(FONTS[font])
  compiled.set(font, rules)
  return rules
}

/** A line that was typed for this font, in Unicode. */
export function convertLine(text: string, font: OldFont): string {
  const { spelling = [/$^/g, ''], table, glyph, steps } = rulesOf(font)
  const glyphs = text
    .normalize('NFC')
    .replace(...spelling)
    .replace(glyph, (part: string, literal?: string) => literal ?? table.get(part) ?? part)
  return steps.reduce((all, [form, one]) => all.replace(form, one), glyphs).normalize('NFC')
}
