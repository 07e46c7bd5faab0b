import { parseArgs } from 'node:util'
import { Problem } from '../launcher/problem.mjs'

type Request = {
  action: 'export' | 'erase'
  /** As typed after the command; usually it is asked for instead. */
  typed: string | undefined
  isConfirmed: boolean
}

const USAGE = [
  "Say what to do with a parent's enquiries; the number is asked for then:",
  '  npm run privacy -- export',
  '  npm run privacy -- erase',
].join('\n')

/** What the command's arguments ask for. A number may stand in several words. */
export function readRequest(args: string[]): Request {
  const { values, positionals } = parse(args)
  const [action, ...words] = positionals
  if (action !== 'export' && action !== 'erase') throw new Problem(USAGE)
  return { action, typed: words.join(' ') || undefined, isConfirmed: values.yes ?? false }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } })
  } catch {
    // Node's own message would repeat what was typed.
    throw new Problem(USAGE)
  }
}
