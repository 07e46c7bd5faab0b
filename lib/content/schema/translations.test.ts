import { translations, translateDraft } from './translations.ts'
import { defineSource, parseResponse } from '../store/source.ts'
import { selectView, storeContent } from '../store/store.ts'
import { z } from 'zod'

const row = z.object({ id: z.number(), title: z.string().min(2), text: z.string(), translations })

const source = defineSource({
  key: 'rows',
  query: { collection: 'heading' },
  row,
  answer: z.array(row),
  isEmpty: (all) => all.length === 0,
  views: (all: z.infer<typeof row>[]) => ({
    texts: () =>
      all.map(({ title, text, translations: { language } }) => `${language} ${title}: ${text}`),
  }),
})

const hindi = { language: 'hi', title: 'विज्ञान मेला', text: '' }

function store(...lists: unknown[]) {
  const raw = lists.map((translated, index) => ({
    id: index + 1,
    title: 'Science fair',
    text: 'On Friday',
    translations: translated,
  }))
  const parsed = parseResponse(source, raw, new Map())
  storeContent(source, parsed.digest, parsed.answer, parsed)
}

const shown = (language: 'en' | 'hi' | 'bn') => selectView(source, 'texts', '', language)

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-01T09:59:59.000Z') }))

test('a row has its texts in a language; what is not translated stays', () => {
  store([hindi], null)
  expect(shown('hi')).toEqual(['hi विज्ञान मेला: On Friday', 'en Science fair: On Friday'])
  expect(shown('en')).toEqual(['en Science fair: On Friday', 'en Science fair: On Friday'])
  expect(shown('bn')).toBe(shown('en'))
})

test('a row that is written in Hindi has its texts in English, too', () => {
  const english = { language: 'en', title: 'Holiday', text: 'On Friday' }
  const raw = [{ id: 1, title: 'अवकाश', text: 'शुक्रवार', translations: [english] }]
  const parsed = parseResponse(source, raw, new Map())
  storeContent(source, parsed.digest, parsed.answer, parsed)
  expect(shown('en')).toEqual(['en Holiday: On Friday'])
  expect(shown('hi')).toBe(shown('bn'))
  expect(shown('hi')).toEqual([expect.stringContaining('अवकाश: शुक्रवार')])
})

test('a draft, and a translation before its time, are not shown', () => {
  store([{ ...hindi, draft: true }], [{ ...hindi, publish_from: '2026-06-01T10:00:00Z' }])
  const original = 'en Science fair: On Friday'
  expect(shown('hi')).toEqual([original, original])
  jest.advanceTimersByTime(1_000)
  expect(shown('hi')).toEqual([original, 'hi विज्ञान मेला: On Friday'])
})

test.each([
  ['text', 'some text'],
  ['items that are no translations', [null, 5, 'text', { title: 'No language' }]],
  ['an unknown language', [{ ...hindi, language: 'xx' }]],
  ['a text that the row cannot have', [{ ...hindi, title: 'x' }]],
])('%s leaves the original, and affects no other translation', (_what, list) => {
  store(list, [hindi])
  expect(shown('hi')).toEqual(['en Science fair: On Friday', 'hi विज्ञान मेला: On Friday'])
  expect(shown('en')).toHaveLength(2)
})

test.each([
  [
    'a day, only in the title',
    { title: 'Fair on 20 December', text: 'Bring tea' },
    { title: '15 दिसंबर को मेला', text: 'चाय लाएँ' },
    'hi Fair on 20 December: चाय लाएँ',
  ],
  [
    'nothing that can be counted',
    { title: 'Science fair', text: 'In a white shirt' },
    { title: 'विज्ञान मेला', text: 'पीली कमीज़ में' },
    'hi विज्ञान मेला: पीली कमीज़ में',
  ],
  [
    'the value of a text with placeholders, which have one language',
    { title: 'Pay by the {dueDay}', text: 'In 2 parts' },
    { title: '{dueDay} तक दें', text: '{count} भागों में' },
    'hi Pay by the {dueDay}: In 2 parts',
  ],
])(
  'an outdated translation shows the original where %s differs',
  (_what, original, texts, expected) => {
    const raw = (outdated: boolean) => [
      { id: 1, ...original, translations: [{ language: 'hi', ...texts, outdated }] },
    ]
    const show = (outdated: boolean) => {
      const parsed = parseResponse(source, raw(outdated), new Map())
      storeContent(source, parsed.digest, parsed.answer, parsed)
      return shown('hi')
    }
    expect(show(true)).toEqual([expected])
    expect(show(false)).toEqual([`hi ${texts.title}: ${texts.text}`])
  },
)

test('a file in a row has its own translation', () => {
  const file = { title: 'Fair', translations: [{ language: 'bn', title: 'মেলা' }] }
  const raw = { id: 1, title: 'Science fair', file, translations: [hindi] }
  expect(translateDraft(raw, 'bn')).toMatchObject({ title: 'Science fair', file: { title: 'মেলা' } })
})

test('a preview has the draft of a translation', () => {
  const raw = { id: 1, title: 'Fair', text: 'x', translations: [{ ...hindi, draft: true }] }
  expect(translateDraft(raw, 'hi')).toMatchObject({ title: 'विज्ञान मेला', text: 'x' })
  expect(translateDraft(raw, 'bn')).toEqual(raw)
})
