import { expect } from '@playwright/test'
import { hasTable, leadsTo, main, rowsOf, shows } from './row.ts'

const subjects = [
  'English',
  'Bengali',
  'Hindi',
  'Geography',
  'History',
  'SST',
  'Computer',
  'Art',
  'GK',
]

/** Empty or placeholder in the specification: never a dead end. */
const awaiting = [
  '/Examination',
  '/Homework',
  '/Events',
  '/cbse-sports',
  '/exam-viii',
  '/cns-gallery',
]

export const academicsRows = [
  ...rowsOf(
    '/Curriculum',
    ['text of the content-service page curriculum', shows('How we teach')],
    [
      'the subjects offered',
      async (page) => {
        const list = main(page).getByRole('region', { name: 'Subjects offered' })
        await expect(list.getByRole('listitem')).toHaveText(subjects)
      },
    ],
  ),
  ...rowsOf('/SchoolCalendar', [
    'embedded PDF viewer titled Academic Calender 2022-23',
    async (page) => {
      await expect(
        main(page).getByRole('heading', { name: 'Academic Calender 2022-23' }),
      ).toBeVisible()
      await expect(main(page).getByRole('link', { name: /PDF/ }).first()).toHaveAttribute(
        'href',
        /\.pdf$/,
      )
    },
  ]),
  ...rowsOf('/Booklist', [
    'table Serial Number, Class, Link: LKG, UKG, Class 1 three times, Click Here To Download',
    async (page) => {
      const table = main(page).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText(['Serial Number', 'Class', 'Link'])
      const rows = table.locator('tbody tr')
      await expect(rows).toHaveCount(5)
      const classes = ['LKG', 'UKG', 'Class 1', 'Class 1', 'Class 1']
      for (const [index, row] of (await rows.all()).entries()) {
        await expect(row).toContainText(String(index + 1))
        await expect(row).toContainText(classes[index] ?? '')
        const link = row.getByRole('link', { name: /Click Here To Download/ })
        await expect(link).toHaveAttribute('href', /^\/docs\/pdf\/books\/.*\.pdf$/)
      }
    },
  ]),
  ...rowsOf('/ebooks', ["link to the board's e-books site", leadsTo(/e-books/i, /^https:\/\//)]),
  ...rowsOf('/exam-center', [
    'buttons for active online exam forms; choosing one hides the list and shows its embedded form',
    async (page) => {
      await page.route('https://docs.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'a form' }),
      )
      const forms = main(page).getByRole('region', { name: 'Open forms' })
      await forms.getByRole('link').or(forms.getByRole('button')).first().click()
      await expect(
        main(page).locator('iframe[src^="https://docs.google.com/forms/"]'),
      ).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Back to all forms' })).toBeVisible()
    },
  ]),
  ...rowsOf('/exam-vii', [
    'embedded form',
    async (page) => {
      await page.route('https://docs.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'a form' }),
      )
      await main(page)
        .getByRole('button', { name: /open the form/i })
        .click()
      await expect(
        main(page).locator('iframe[src^="https://docs.google.com/forms/"]'),
      ).toBeVisible()
    },
  ]),
  ...awaiting.flatMap((route) =>
    rowsOf(route, [
      'answered, with somewhere to go',
      async (page) => {
        expect(await main(page).getByRole('link').count()).toBeGreaterThan(3)
      },
    ]),
  ),
  ...rowsOf('/Schedule', [
    'admission schedule table: 10:00am-02:00pm, session 2025-2026',
    async (page) => {
      await hasTable(/session 2025-2026/, ['What', 'Days', 'Hours'], 4)(page)
      await shows('10:00am-02:00pm')(page)
    },
  ]),
]
