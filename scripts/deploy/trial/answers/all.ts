import type { Check } from '../checks.ts'
import type { Ground } from '../ground.ts'
import { editChecks } from './edits.ts'
import { fileChecks } from './files.ts'
import { keyChecks } from './keys.ts'
import { limitChecks } from './limits.ts'
import { packingChecks } from './packing.ts'
import { postChecks } from './posts.ts'
import { protocolChecks } from './protocol.ts'
import { secureChecks } from './secure.ts'

/** Every check of single answers; the keys first, while nothing is kept yet. */
export const answerChecks = (ground: Ground): Check[] =>
  [
    keyChecks,
    protocolChecks,
    secureChecks,
    packingChecks,
    fileChecks,
    postChecks,
    editChecks,
    limitChecks,
  ].flatMap((checks) => checks(ground))
