import { parseArgs } from 'node:util'
import { Problem } from '../../../scripts/launcher/problem.mjs'

export type BenchOptions = {
  /** Only pages whose path begins so. */
  page?: string | undefined
}

/** The options of the command line; throws a Problem that says which are possible. */
export function readBenchOptions(args: string[]): BenchOptions {
  try {
    return parseArgs({ args, options: { page: { type: 'string' } } }).values
  } catch {
    throw new Problem('Possible is --page /AboutUs.')
  }
}
