import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from 'school-schema/languages'
import { localeOf } from '@/lib/messages/messages'
import { samplePages } from '@/lib/testing/sample-rows'
import { LanguageNote } from './languages'

jest.mock('@/lib/sections/sections', () => ({ listSections: () => Promise.resolve([]) }))

const [page = null] = samplePages

type Shown = [wanted: Language, first: Language, language: Language, note: string]

test.each<Shown>([
  ['hi', 'en', 'en', 'यह पृष्ठ अभी अंग्रेज़ी में है।'],
  ['bn', 'en', 'hi', 'এই পাতাটি এখনও হিন্দিতে আছে।'],
  ['en', 'hi', 'hi', 'This page is in Hindi.'],
  ['en', 'bn', 'en', ''],
  // The first language has what the school wrote.
  ['en', 'en', 'hi', ''],
  ['hi', 'hi', 'hi', ''],
  ['hi', 'hi', 'en', ''],
])('in %s, with %s first, of a text in %s: %s', async (wanted, first, language, note) => {
  const locale = localeOf(wanted, first)
  const school = { languages: [first, wanted] }
  const shown = await LanguageNote({ ...{ locale, page, language, school }, href: '/x', rows: [] })
  expect(renderToStaticMarkup(shown).replace(/<[^>]*>/g, '')).toBe(note)
})

test.each<[first: Language, languages: Language[], href: string | null]>([
  ['en', ['en', 'hi'], '/Fees'],
  ['hi', ['hi', 'en'], '/en/Fees'],
  ['hi', ['hi'], null],
])('with %s first of %j, an old translation from English links to %s', async (first, all, href) => {
  const rows = [{ outdated: { changed: null, original: 'en' as const } }]
  const given = {
    locale: localeOf('hi', first),
    page,
    language: 'hi' as const,
    href: '/Fees',
    rows,
  }
  const shown = renderToStaticMarkup(await LanguageNote({ ...given, school: { languages: all } }))
  expect(shown).toContain('मूल पाठ ही मान्य है')
  expect(/href="([^"]*)"/.exec(shown)?.[1] ?? null).toBe(href)
})
