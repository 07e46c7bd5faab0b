import type { Random } from '../../random.ts'

/** Makes one hostile text that tells this number when it is executed. */
export type Shape = (random: Random, id: number) => string
