/** A PDF to print. */
export type PrintedDocument = {
  title: string
  /** Its address on the website. */
  path: `/docs/${string}`
  /** What the sample is not, in one sentence. */
  warning: string
  /** HTML. */
  body: string
  /** The rules of its own that it adds to the common style. */
  style?: string
}
