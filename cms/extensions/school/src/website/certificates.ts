import { NUMBER_KEY } from 'school-schema/certificates/certificates'
import { numberKey } from 'school-schema/certificates/number-key'
import {
  failedValidation,
  type App,
  type Context,
  type Database,
  type Hooks,
  type Row,
} from '../shared.ts'
import { answerWebsite } from '../website-questions.ts'

const COLLECTION = 'certificate'
const SHOWN = ['certificate_number', 'name', 'class', 'date_of_leaving', 'file']
const FIELDS = [...SHOWN, 'admission_number']

type Find = (filter: object) => Promise<Row[]>

/**
 * `POST /certificate` finds the certificate with both numbers. The website has no right to read the
 * collection: a holder of its token can check a pair, and cannot list any.
 */
export function addCertificateRoute(app: Pick<App, 'post'>, context: Context): void {
  const find: Find = async (filter) => {
    const schema = await context.getSchema()
    const items = new context.services.ItemsService(COLLECTION, { schema })
    return items.readByQuery({ fields: FIELDS, filter, limit: 2 })
  }
  answerWebsite(app, '/certificate', context, (body) => findPair(body, find))
}

/** The published certificate with both numbers, in one query: a wrong pair and an unknown number do not differ. */
export async function findPair(
  { certificate_number, admission_number }: Row,
  find: Find,
): Promise<Row[] | null> {
  if (typeof certificate_number !== 'string' || typeof admission_number !== 'string') return null
  const key = numberKey(certificate_number)
  if (!key || !numberKey(admission_number)) return null
  const rows = await find({ status: { _eq: 'published' }, [NUMBER_KEY]: { _eq: key } })
  const found = rows.find(
    (row) => numberKey(String(row['admission_number'])) === numberKey(admission_number),
  )
  const shown = found && Object.fromEntries(SHOWN.map((name) => [name, found[name]]))
  return shown ? [shown] : []
}

/** The row with the number as it is compared. Throws if another certificate has it. */
async function withKey(database: Database, row: Row, keys: readonly unknown[]): Promise<Row> {
  const { [NUMBER_KEY]: _, ...own } = row
  const { certificate_number: number } = own
  if (typeof number !== 'string' && typeof number !== 'number') return own
  const refused = (message: string) => failedValidation(COLLECTION, 'certificate_number', message)
  const key = numberKey(String(number))
  if (key === '') throw refused('Write the number with its letters and digits, as on the paper.')
  const [other] = (await database(COLLECTION).where({ [NUMBER_KEY]: key })).filter(
    ({ id }) => !keys.map(String).includes(String(id)),
  )
  if (other)
    throw refused(`Certificate ${String(other['certificate_number'])} has this number already.`)
  return { ...own, [NUMBER_KEY]: key }
}

export function keepNumberKeys({ filter }: Pick<Hooks, 'filter'>): void {
  for (const change of ['create', 'update'])
    filter<Row>(`${COLLECTION}.items.${change}`, (row, { keys = [] }, { database }) =>
      withKey(database, row, keys),
    )
}
