import { prerender } from 'react-dom/static'
import messages from '@/content/messages/en.json' with { type: 'json' }
import { appendixSections } from '@/content/appendix-ix'
import { sampleRows } from 'school-schema/sample/sample'
import { sanitiseHtml } from '@/lib/content/html/html'
import { answers } from '@/lib/testing/views'
import { samplePage } from '@/lib/testing/sample-rows'
import { DisclosurePage } from './disclosure-page'
import { english } from '@/lib/messages/messages'

jest.mock('@/lib/content/store/read-view', () => jest.requireActual<object>('@/lib/testing/views'))

const page = samplePage('/Disclosure')
const titles = Object.values(messages.appendix.sections)

const nothing = {
  school: { name: 'Palash', board: 'CBSE', office_hours: '9am-1pm' },
  pages: sampleRows('pages', '2026-11-24').map((row) => ({ content: null, ...row })),
  exams: [],
  sections: [],
  'disclosure-facts': { principal_name: null, sample: false },
  'disclosure-documents': [],
  'board-results': [],
}
const html = '<h2>Our own table</h2><p>All of it.</p>'
const fire = { id: 1, kind: 'fire_safety', remark: 'Expired document', valid_until: '2020-01-31' }

async function show(given: Record<string, unknown>, text = ''): Promise<string> {
  Object.assign(answers, nothing, given)
  const content = text ? sanitiseHtml(text) : null
  const shown = { ...page, content }
  const { prelude } = await prerender(
    await DisclosurePage({ locale: english, page: shown, query: {} }),
  )
  return new Response(prelude).text()
}

describe('while the CMS has no content of the form', () => {
  test('the text is the only disclosure, and nothing is marked as missing', async () => {
    const shown = await show({}, html)
    expect(shown).toContain('Our own table')
    expect(shown).not.toContain('Not published yet')
    for (const [key, id] of Object.entries(appendixSections)) {
      const title = messages.appendix.sections[key as keyof typeof appendixSections]
      expect(shown).not.toContain(`id="${id}"`)
      expect(shown).not.toContain(title)
    }
  })

  test.each([
    [
      { board: 'MBOSE' },
      'If something is not here yet, you can see it at the school office, 9am-1pm.',
    ],
    [{ office_hours: null }, 'you can see it at the school office.'],
  ])('with %j the introduction says no more than the school', async (facts, words) => {
    const shown = await show({ school: { ...nothing.school, ...facts } })
    expect(shown).toContain(words)
    expect(shown).not.toContain('Not published yet')
    expect(shown.includes('CBSE asks every school')).toBe(!('board' in facts))
  })
})

describe('with one row of the form', () => {
  test('every other row is marked as missing, with where to see it', async () => {
    const shown = await show({ 'disclosure-documents': [fire] })
    const sentence = /Not published yet\. You can see it at the school office, 9am-1pm\./g
    // Seven in section B; in section C the list of the PTA and the results.
    expect(shown.match(sentence)).toHaveLength(9)
    expect(shown).toContain('Expired document')
    expect(shown).toContain('Expired on 31 January 2020.')
  })

  test('without a text of the CMS the page has an introduction without repetitions', async () => {
    const shown = await show({ 'disclosure-documents': [fire] })
    expect(shown).toContain('CBSE asks every school to publish')
    for (const title of titles) expect(shown.split(`>${title}</h2>`)).toHaveLength(2)
  })
})
