import { createNotice, deleteNotice } from '../support/notice.ts'
import { expect, test } from '../support/test.ts'

const URL_OF_BOARD = `https://www.cbseacademic.example/${'web_material/'.repeat(6)}x.pdf`
const tableOf = (rows: string[][], tag = 'th') =>
  `<table><tbody>${rows
    .map((row, index) =>
      row.map((cell) => [index ? '<td>' : `<${tag}>`, `<p>${cell}</p>`].join('')).join(''),
    )
    .map((cells) => `<tr>${cells}</tr>`)
    .join('')}</tbody></table>`
const NARROW_TABLES = [
  tableOf([
    ['Classes', 'Closing time until now', 'New closing time'],
    ['Nursery to UKG', '1:10pm', '12:40pm'],
  ]),
  tableOf([
    ['Bank', 'IFSC', 'Account number', 'Address of the branch'],
    ['State Bank', 'SBIN0001234', '1'.repeat(40), 'Palash Road'],
  ]),
  tableOf([
    ['Paper', 'Subject'],
    [URL_OF_BOARD, 'Physics'],
  ]),
  tableOf([
    ['दिनांक', 'विषय', 'परीक्षा का समय', 'कक्षा-अध्यापक'],
    ['सोमवार', 'सामाजिक विज्ञान', 'प्रातः १०:३० बजे', 'राजलक्ष्मी बन्द्योपाध्याय'],
  ]),
  tableOf([['M'.repeat(60), '1', 'M'.repeat(20)]], 'td'),
  `<table><tr><th colspan="2">Responsibilities and accommodation</th><th>Qualification</th></tr><tr><td rowspan="2">Transportation</td><td>Accommodation</td><td>${URL_OF_BOARD}</td></tr><tr><td>1</td><td>2</td></tr></table>`,
]

test('a table of up to four columns fits a phone, and a wider one scrolls', async ({
  page,
  request,
}) => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const description = [...NARROW_TABLES, tableOf([days, days])].join('<p>And:</p>')
  const id = await createNotice('Tables', { description })
  await expect
    .poll(async () => (await request.get(`/notices/${id}`)).status(), { timeout: 20_000 })
    .toBe(200)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/notices/${id}`)
  const frames = page.locator('main .table-scroll')
  const isScrolling = await frames.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  )
  expect(isScrolling).toEqual([...NARROW_TABLES.map(() => false), true])
  await deleteNotice(id)
})
