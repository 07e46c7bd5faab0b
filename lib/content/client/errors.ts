/** The CMS could not be reached, or its response is unusable: an outage, not missing content. */
export class CmsBroken extends Error {
  override name = 'CmsBroken'
  /** The status of the response, if there was one. */
  readonly status: number | undefined

  constructor(message: string, { cause, status }: { cause?: unknown; status?: number } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/** The CMS works and rejects the request; `messages` are its error messages, plain text. */
export class CmsRefused extends Error {
  override name = 'CmsRefused'
  readonly status: number
  readonly codes: readonly string[]
  readonly messages: readonly string[]

  constructor(status: number, errors: readonly { message: string; code: string }[]) {
    super(`The CMS refused with ${status}`)
    this.status = status
    this.codes = errors.map((error) => error.code)
    this.messages = errors.map((error) => error.message)
  }
}

/** A CMS without the collection, which is not an outage; a licence lock has the same status and another code. */
export const isUnknownCollection = (error: unknown) =>
  error instanceof CmsRefused && error.status === 403 && error.codes.includes('FORBIDDEN')
