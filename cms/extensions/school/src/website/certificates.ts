import { numberKey } from 'school-schema/typed-text'
import type { App, Context, Person, Row } from '../shared.ts'

const FIELDS = ['certificate_number', 'name', 'class', 'date_of_leaving', 'file']

type Find = (filter: object) => Promise<Row[]>

type Answer = { status: number; rows?: Row[] }

/**
 * `POST /certificate` finds the certificate with both numbers. The website has no right to read the
 * collection: anybody with its token can check a pair, and list nobody.
 */
export function addCertificateRoute(app: Pick<App, 'post'>, context: Context): void {
  app.post('/certificate', ({ accountability, body }, response) => {
    const find: Find = async (filter) => {
      const schema = await context.getSchema()
      const items = new context.services.ItemsService('certificate', { schema })
      return items.readByQuery({ fields: FIELDS, filter, limit: 1 })
    }
    answerPair(accountability, body, find).then(
      ({ status, rows }) => response.status(status).json(rows ? { data: rows } : {}),
      () => {
        // The message of the database may quote the numbers.
        context.logger.warn('A certificate could not be read.')
        response.status(500).json({})
      },
    )
  })
}

/** The published certificate with both numbers, in one query: a wrong pair and an unknown number do not differ. */
export async function answerPair(
  person: Person | null | undefined,
  body: unknown,
  find: Find,
): Promise<Answer> {
  if (!person?.user) return { status: 403 }
  const { certificate_number, admission_number } = (body ?? {}) as Row
  if (typeof certificate_number !== 'string' || typeof admission_number !== 'string')
    return { status: 400 }
  const [certificate, admission] = [certificate_number, admission_number].map(numberKey)
  if (!certificate || !admission) return { status: 400 }
  const rows = await find({
    certificate_number: { _eq: certificate },
    admission_number: { _eq: admission },
    status: { _eq: 'published' },
  })
  return { status: 200, rows }
}
