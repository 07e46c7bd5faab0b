import { expect } from '@playwright/test'
import { main, rowsOf, shows } from './row.ts'

const fees: [className: string, fee: string][] = [
  ...[
    ['Toddler', '6,650'],
    ['Nursery', '7,350'],
    ['LKG', '8,150'],
    ['UKG', '9,150'],
  ],
  ...[
    ['I', '9,450'],
    ['II', '10,850'],
    ['III', '11,450'],
    ['IV', '12,200'],
  ],
  ...[
    ['V', '15,050'],
    ['VI', '15,600'],
    ['VII', '16,150'],
    ['VIII', '16,750'],
  ],
] as [string, string][]

export const admissionRows = [
  ...rowsOf(
    '/FeePaymentRules',
    [
      'fees by class, with Indian commas',
      async (page) => {
        const rows = main(page)
          .getByRole('table', { name: /Fees by class/ })
          .locator('tbody tr')
        await expect(rows).toHaveCount(12)
        for (const [index, [className, fee]] of fees.entries()) {
          const cells = rows.nth(index).locator('th, td')
          await expect(cells).toHaveText([className, fee])
        }
      },
    ],
    ['due by the 15th of each month', shows('15th of each month')],
    [
      'late fine Rs.100 for tuition and Rs.50 for transport',
      shows('Rs.100 for tuition and Rs.50 for transport'),
    ],
    ['dues over three months: name struck off', shows('over 3 months')],
    [
      'fee collection 9:30am-3:30pm Monday to Saturday; office 8:30am-2pm',
      shows('9:30am-3:30pm Monday to Saturday', '8:30am-2pm'),
    ],
  ),
  ...rowsOf(
    '/Procedure',
    [
      'admission procedure, rules list, required documents list',
      async (page) => {
        for (const name of ['Step by step', 'Rules of admission', 'Documents to bring'])
          await expect(main(page).getByRole('heading', { name })).toBeVisible()
      },
    ],
    ['minimum age 3+, 6+, 12+ for the three sections', shows('3+, 6+ and 12+')],
    ['registration form Rs.500', shows('Rs.500')],
    ['reply within 24 hours', shows('24 hours')],
  ),
  ...rowsOf('/Scholarship', ['girls’ education scholarship text', shows('girl')]),
  ...rowsOf(
    '/TakeAdmission',
    [
      'admission enquiry form: student name, age, previous school, contact number, address',
      async (page) => {
        for (const label of ['Student name', 'Age', 'Previous school', 'Contact number', 'Address'])
          await expect(main(page).getByLabel(label)).toBeVisible()
      },
    ],
    [
      'the three messages accumulate, verbatim',
      async (page) => {
        await main(page).getByRole('button', { name: 'Send admission enquiry' }).click()
        await expect(main(page).getByRole('alert').getByRole('listitem')).toHaveText([
          'Enter full student name. Student name should be greater then 5character.',
          'Enter a valid student age. Student age should be greater then 1 year.',
          'Enter a valid contact number. Contact number should have 10 digit.',
        ])
        await main(page).getByLabel('Age').fill('4')
        await expect(main(page).getByRole('alert').getByRole('listitem')).toHaveCount(0)
      },
    ],
  ),
  ...rowsOf('/Privery_policy', ['not for users under 13', shows('not for users under 13')]),
]
