import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Problem } from '../launcher/problem.mjs'
import type { Found } from './enquiries.ts'
import { parsePhone } from './phone.ts'

type Command = {
  action: 'export' | 'erase'
  /** The number as an argument; usually it is asked for instead. */
  typed: string | undefined
  isConfirmed: boolean
}

const USAGE = [
  "Say what to do with a parent's enquiries; the number is asked for then:",
  '  npm run privacy -- export',
  '  npm run privacy -- erase',
].join('\n')

const YES = '--yes'

const NAMES = ['student_name', 'name']

/** Parses the arguments. A number may consist of several. Throws a Problem with the usage. */
export function parseCommand(args: string[]): Command {
  const [action, ...words] = args.filter((each) => each !== YES)
  if ((action !== 'export' && action !== 'erase') || words.some((word) => word.startsWith('-')))
    throw new Problem(USAGE)
  return { action, typed: words.join(' ') || undefined, isConfirmed: args.includes(YES) }
}

/** The number of the request: from the arguments, a prompt, or standard input. */
export async function askPhone(typed: string | undefined): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const answer = typed ?? (isTerminal ? await ask("The parent's telephone number: ") : undefined)
  const phone = parsePhone(answer ?? (await text(process.stdin)).split('\n', 1).join(''))
  if (phone === null)
    throw new Problem('That is no telephone number: run the command again and type its ten digits.')
  return phone
}

/** Asks which of the enquiries to erase. */
export async function askSelection(found: readonly Found[]): Promise<Found[]> {
  const answer = await ask('Which are to be erased? Their numbers, or "all"; nothing to stop: ')
  const selected = parseSelection(found, answer)
  if (!selected) throw new Problem('Nothing was erased.')
  return selected
}

async function ask(question: string): Promise<string> {
  // Without line editing, which would intercept Ctrl-C.
  const { stdin: input, stdout: output } = process
  const terminal = createInterface({ input, output, terminal: false })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** One line per enquiry found: its number, the child, the form and the day. */
export function describeFound(found: readonly Found[]): string[] {
  return found.map(({ collection, item }, index) => {
    const name = NAMES.map((field) => item[field]).find((value) => typeof value === 'string')
    const form = collection === 'admission' ? 'home page form' : 'Take Admission'
    const received = item['received_at'] ?? item['date_created']
    const day = typeof received === 'string' ? received.slice(0, 10) : 'no date'
    return `  ${index + 1}  ${name ?? 'no name'}, ${form}, ${day}`
  })
}

/** The enquiries selected by an answer such as "1, 3" or "all"; null if none. */
export function parseSelection<Each>(found: readonly Each[], answer: string): Each[] | null {
  const words = answer.toLowerCase().match(/[^\s,]+/g) ?? []
  if (words.join() === 'all') return [...found]
  const selected = words.map((word) => (/^\d+$/.test(word) ? found[Number(word) - 1] : undefined))
  const known = selected.filter((each) => each !== undefined)
  return known.length > 0 && known.length === words.length ? [...new Set(known)] : null
}
