// What the extension uses of Directus itself, beyond the documented context.
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access'
import type { CheckRight, Context } from './shared.ts'

/** Asks Directus for a right as its own services do. */
export const checkRightIn =
  ({ database, getSchema }: Context): CheckRight =>
  async (accountability, right) =>
    validateAccess({ accountability, ...right }, { schema: await getSchema(), knex: database })
