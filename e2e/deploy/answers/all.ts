import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'
import { editChecks } from './edits.ts'
import { fileChecks } from './files.ts'
import { keyChecks } from './cache-key.ts'
import { limitChecks } from './limits.ts'
import { packingChecks } from './compression.ts'
import { postChecks } from './posts.ts'
import { protocolChecks } from './protocol.ts'
import { secureChecks } from './https-browser.ts'

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
