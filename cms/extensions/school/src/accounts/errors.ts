import { rowsIn, type Row } from '../shared.ts'

const SEATS =
  'Three people can sign in, and three accounts are active. Open one of the others under User Directory, choose Suspended under Status and save; then save this one again. More people need a licence of Directus (docs/reference.md).'
const AGAIN =
  'What you typed is still here, but perhaps not saved: wait a minute, look whether it is in the list, and save again if it is not. If this happens again, tell the person who runs the website.'
const STORAGE = `The place where files are stored does not answer. ${AGAIN}`
const FAILED = `The CMS could not do this: a part of it does not answer at the moment. ${AGAIN}`

/** Directus says this to everybody but administrators. */
const UNEXPECTED = 'An unexpected error occurred.'

/** What Directus says only to programmers, as what to do; an administrator also reads the cause. */
export const explainErrors = (errors: unknown): Row[] =>
  rowsIn(errors).map((error) => {
    const message = String(error['message'])
    const [details = {}] = rowsIn([error['extensions']])
    switch (details['code']) {
      case 'LIMIT_EXCEEDED':
        return message === 'seats limit exceeded.' ? { ...error, message: SEATS } : error
      case 'SERVICE_UNAVAILABLE':
        return details['service'] === 'files' ? { ...error, message: STORAGE } : error
      case 'INTERNAL_SERVER_ERROR': {
        const cause = message === UNEXPECTED ? '' : ` (${message})`
        return { ...error, message: FAILED + cause }
      }
      default:
        return error
    }
  })
