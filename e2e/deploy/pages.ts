import { hrefOf } from '../../lib/pages/href.ts'
import { pages } from '../../lib/pages/pages.ts'

/** The address of every page of the table. */
export const addresses: readonly string[] = pages.map(hrefOf)

export const packings = ['br', 'gzip', 'identity'] as const
