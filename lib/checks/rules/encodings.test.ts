import type { Finding } from '../finding.ts'
import { change, changeFile, cleanSchool, findingsOf, PICTURE } from '../testing/clean-school.ts'

/** The findings of a notice with this description. */
function findingsIn(description: string): Promise<Finding[]> {
  const school = cleanSchool()
  change('notification', { description })(school)
  return findingsOf(school)
}

const KRUTI = 'lHkh vfHkHkkodksa dks lwfpr fd;k tkrk gS'

test.each([
  ['one paragraph of a long text', `<p>${'Plain words. '.repeat(40)}</p><p>${KRUTI}</p>`],
  ['a text without paragraphs', KRUTI],
  ['a cell of a table', `<table><tr><th>a</th></tr><tr><td>${KRUTI}</td></tr></table>`],
  ['the name of the font', '<p><span style="font-family: \'Kruti Dev 010\'">lwpuk</span></p>'],
  ['an old element', '<p><font face="DevLys 010">lwpuk</font></p>'],
  ['SutonnyMJ', '<p style="color: red; font-family: SutonnyMJ, serif">eÜ</p>'],
])('%s is reported once, with the advice to convert it', async (_where, html) => {
  const found = await findingsIn(html)
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Notice “Holiday on Monday”: “.+” is typed for an old font/),
  ])
  expect(found[0]?.todo).toMatch(/^Convert it to Unicode: .*Kruti Dev to Unicode/)
})

test('a pasted style in another font is no finding', async () => {
  for (const font of ['Mangal', 'Nirmala UI', "Arial, 'Kruti Dev 010'"])
    expect(await findingsIn(`<p style="font-family: ${font}">Holiday</p>`)).toEqual([])
})

test.each([
  ['/notices/1', change('notification', { title: "fo|ky; esa vodk'k dh lwpuk" })],
  ['/', change('heading', { title: 'Principalâ€™s message' })],
  ['/Faculty', change('faculty', { name: 'à¤°à¤¾à¤®' })],
  ['', changeFile(PICTURE, { title: '????? ??????' })],
])('the line of a row is reported on its page %j', async (page, plant) => {
  const school = cleanSchool()
  plant(school)
  const found = (await findingsOf(school)).filter(({ what }) =>
    /“.+” (?:is typed|was dam)/.test(what),
  )
  expect(found).toEqual([expect.objectContaining({ page })])
})
