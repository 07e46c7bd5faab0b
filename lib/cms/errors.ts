/** The CMS could not be asked, or its answer cannot be used: an outage, not an absence. */
export class CmsBroken extends Error {
  override name = 'CmsBroken'
}

/** The CMS is alive and refuses what it was sent; `messages` are its own words, plain text. */
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
