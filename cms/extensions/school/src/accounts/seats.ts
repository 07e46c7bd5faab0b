import { rowsIn, type Row } from '../shared.ts'

const FULL =
  'Three people can sign in, and three accounts are active. Open one of the others under User Directory, choose Suspended under Status and save; then save this one again. More people need a licence of Directus (docs/reference.md).'

/** The refusal of a fourth account in words; Directus says "seats limit exceeded." */
export const explainSeats = (errors: unknown): Row[] =>
  rowsIn(errors).map((error) => {
    const [details = {}] = rowsIn([error['extensions']])
    const isFull =
      details['code'] === 'LIMIT_EXCEEDED' && error['message'] === 'seats limit exceeded.'
    return isFull ? { ...error, message: FULL } : error
  })
