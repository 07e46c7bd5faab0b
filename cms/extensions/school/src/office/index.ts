import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { rowsIn, type Hooks, type Row } from '../shared.ts'
import { timeOfReceipt } from '../privacy/clock.ts'
import {
  mayContact,
  requestChanges,
  withAdded,
  enteredByOffice,
  exportRow,
  refuseReadOnly,
} from './enquiries.ts'

/** The office's inbox: what staff enter and change, and what they download as a table. */
export default function register(hooks: Hooks): void {
  for (const collection of ENQUIRIES) {
    hooks.filter<Row[]>(`${collection}.items.read`, (rows, { query }) =>
      String(query?.['export']).startsWith('csv') ? rows.map(exportRow) : rows,
    )
    hooks.filter<Row>(`${collection}.items.create`, async (enquiry, _, where) => {
      const [school] = await where.database('school').select('reply_hours')
      const hours = school?.['reply_hours'] as number | null
      const person = where.accountability
      const now = await timeOfReceipt(where.database)
      const row = enteredByOffice(collection, enquiry, person, now, hours)
      // The website's own account sends its entries, and an administrator may restore them.
      const isOffice = person?.app === true && person.admin !== true
      const given = row['consent']
      const consent = isOffice ? withAdded(collection, [null], given, now) : rowsIn(given)
      return { ...row, ...requestChanges(row, now), consent, may_contact: mayContact(consent) }
    })
    hooks.filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, where) => {
      refuseReadOnly(collection, changes, where.accountability)
      const now = new Date()
      const row = { ...changes, ...requestChanges(changes, now) }
      if (changes['consent'] === undefined) return row
      const records = await where.database(collection).whereIn('id', keys).select('consent')
      const stored = records.map(({ consent }) => consent)
      const consent = withAdded(collection, stored, changes['consent'], now)
      return { ...row, consent, may_contact: mayContact(consent) }
    })
  }
}
