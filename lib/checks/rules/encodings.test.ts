import { globSync, readFileSync } from 'node:fs'
import type { Issue } from '../issue.ts'
import { change, changeFile, cleanSchool, issuesOf, PICTURE } from '../testing/clean-school.ts'
import { isMisread } from '../wrong-encoding.ts'

test.each([
  'Principalâ€™s',
  'PrincipalÃ¢â‚¬â„¢s',
  'à¤¨à¤®à¤¸à¥à¤¤à¥‡',
  'à¦›à§à¦Ÿà¦¿',
  'Fee: â‚¹500',
  '????? ??????',
])('%j is recognised', (line) => {
  expect(isMisread(line)).toBe(true)
})

test('no readable text is taken for misread', () => {
  const texts = globSync('sample/texts/*.html').map((file) => readFileSync(file, 'utf8'))
  expect(texts.length).toBeGreaterThan(20)
  const others = ['Who? When? Where??', 'Café, Zoë, naïve', 'विद्यालय में अवकाश', 'স্কুল ছুটি', '₹500']
  expect([...texts, ...others].filter(isMisread)).toEqual([])
})

/** The issues of a notice with this description. */
function issuesIn(description: string): Promise<Issue[]> {
  const school = cleanSchool()
  change('notification', { description })(school)
  return issuesOf('needs-fixing', school)
}

test.each([
  ['the name of the font', '<p><span style="font-family: \'Kruti Dev 010\'">lwpuk</span></p>'],
  ['an old element', '<p><font face="DevLys 010">lwpuk</font></p>'],
  ['SutonnyMJ', '<p style="color: red; font-family: SutonnyMJ, serif">eÜ</p>'],
])('%s is reported once, with the advice to convert it', async (_where, html) => {
  const found = await issuesIn(html)
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Notice “Holiday on Monday”: “.+” is typed for an old font/),
  ])
  expect(found[0]?.todo).toMatch(/^Convert it to Unicode: .*Kruti Dev to Unicode/)
})

test('a pasted style in another font is only a style', async () => {
  for (const font of ['Mangal', 'Nirmala UI', "Arial, 'Kruti Dev 010'"])
    expect(
      (await issuesIn(`<p style="font-family: ${font}">Holiday</p>`)).map(({ what }) => what),
    ).toEqual([expect.stringContaining('colours, fonts or sizes')])
})

test.each([
  ['/notices/1', change('notification', { description: '<p>Plain.</p><p>Feesâ€™ day</p>' })],
  ['/', change('heading', { title: 'Principalâ€™s message' })],
  ['/Faculty', change('faculty', { name: 'à¤°à¤¾à¤®' })],
  ['', changeFile(PICTURE, { title: '????? ??????' })],
])('the misread text of a row is reported on its page %j', async (page, plant) => {
  const school = cleanSchool()
  plant(school)
  const found = (await issuesOf('needs-fixing', school)).filter(({ what }) =>
    /“.+” was dam/.test(what),
  )
  expect(found).toEqual([expect.objectContaining({ page })])
})
