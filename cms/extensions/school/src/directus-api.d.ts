// Directus exports its modules without types.
declare module '@directus/api/middleware/extract-token' {
  export default function extractToken(request: object, response: object, next: () => void): void
}
declare module '@directus/api/middleware/authenticate' {
  export default function authenticate(
    request: object,
    response: object,
    next: (error?: Error) => void,
  ): Promise<void>
}
declare module '@directus/api/permissions/modules/validate-access/validate-access' {
  export function validateAccess(
    options: {
      accountability: object
      action: string
      collection: string
      primaryKeys?: readonly unknown[]
    },
    context: { schema: object; knex: unknown },
  ): Promise<void>
}
declare module 'express' {
  export type Verify = (
    request: object,
    response: object,
    bytes: Uint8Array,
    encoding: string,
  ) => void
  /** Reads bodies of JSON into `request.body`; a later one leaves them. */
  export function json(options: {
    limit: string
    verify: Verify
  }): (request: object, response: object, next: (error?: Error) => void) => void
}
declare module 'busboy' {
  import type { Readable, Writable } from 'node:stream'
  /** Reads the parts of a form as they come. */
  export default function busboy(options: {
    headers: object
    defParamCharset: string
    limits: { files: number; fields: number; fieldSize: number; fileSize: number }
  }): Writable & {
    on(event: 'field', handler: (name: string, value: string) => void): void
    on(
      event: 'file',
      handler: (name: string, file: Readable, about: { filename?: string }) => void,
    ): void
  }
}
