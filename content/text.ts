/** A picture with its size in pixels, so that it causes no layout shift. */
export type Picture = {
  src: string
  /** The sizes of an uploaded picture; drawings have none. */
  srcSet?: string
  alt: string
  /** May be empty. */
  caption: string
  width: number
  height: number
  /** When it is not shown any more, in ISO 8601. */
  until?: string | null
}
