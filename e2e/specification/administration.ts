import { expect } from '@playwright/test'
import { hasTable, leadsTo, main, rowsOf, shows } from './row.ts'

const member = ['No.', 'Name', 'Designation', 'Telephone']

export const administrationRows = [
  ...rowsOf(
    '/Trust',
    ['trust description and member table with phone numbers', hasTable(/trust/i, member, 6)],
    [
      'download link to /docs/pdf/SocityRegistration.pdf',
      leadsTo(/Society registration/, '/docs/pdf/SocityRegistration.pdf'),
    ],
  ),
  ...rowsOf('/Management', [
    'management committee table',
    hasTable(/management committee/i, member, 9),
  ]),
  ...rowsOf('/Faculty', [
    'table Name, Designation, Qualification',
    async (page) => {
      const table = main(page).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText([
        'Name',
        'Designation',
        'Qualification',
      ])
      await expect(table).toContainText('Mrs Meera Joshi')
    },
  ]),
  ...rowsOf('/SexualHarassmentCommittee', ['member table', hasTable(/committee/i, member)]),
  ...rowsOf(
    '/Rules&Regulations',
    [
      'exactly 31 clauses',
      async (page) => {
        const clauses = main(page).getByRole('list').filter({ hasText: 'Classes start at' })
        await expect(clauses.getByRole('listitem')).toHaveCount(31)
      },
    ],
    [
      'class start, attendance, certificate, fees',
      shows(
        '9.40 am',
        '85%',
        'over 3 days',
        '15th of each month',
        'Rs.100',
        'Rs.50',
        'over 3 months',
      ),
    ],
  ),
]
