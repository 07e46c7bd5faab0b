import { z } from 'zod'

/** For whom a row is (`school-schema/classes/audience`); empty for everybody. */
export const audience = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((groups) => groups ?? [])
