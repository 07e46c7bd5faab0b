// What the extension uses of Directus itself, beyond the documented context.
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access'
import { getWebSocketController } from '@directus/api/websocket/controllers/index'
import type { CheckRight, Context } from './shared.ts'

/** Like a body of REST; the default is 100 MiB. */
const MAX_MESSAGE_BYTES = 1024 * 1024

/** Asks Directus for a right as its own services do. */
export const checkRightIn =
  ({ database, getSchema }: Context): CheckRight =>
  async (accountability, right) =>
    validateAccess({ accountability, ...right }, { schema: await getSchema(), knex: database })

/** Limits the messages of the WebSocket, for which Directus has no setting. */
export function limitMessages(): void {
  const controller = getWebSocketController()
  if (controller) controller.server.options.maxPayload = MAX_MESSAGE_BYTES
}
