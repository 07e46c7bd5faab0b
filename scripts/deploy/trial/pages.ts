import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'

/** The address of every page of the table. */
export const addresses: readonly string[] = pages.map(hrefOf)

export const packings = ['br', 'gzip', 'identity'] as const
