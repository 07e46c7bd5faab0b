// Directus exports its modules without types.
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

declare module '@directus/api/websocket/controllers/index' {
  /** The server of the WebSocket; undefined if it is off. */
  export function getWebSocketController():
    | { server: { options: { maxPayload?: number } } }
    | undefined
}
