import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Problem } from '../launcher/problem.mjs'
import { wantedPhone } from './phone.ts'

/** The number that the request is about: as typed after the command, or asked for, or piped in. */
export async function askPhone(typed: string | undefined): Promise<string> {
  const phone = wantedPhone(typed ?? (process.stdin.isTTY ? await prompt() : await firstLine()))
  if (phone === null)
    throw new Problem('That is no telephone number: run the command again and type its ten digits.')
  return phone
}

async function prompt(): Promise<string> {
  // Plain lines: with its own editing it would keep Ctrl-C from the command.
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: false,
  })
  try {
    return await terminal.question("The parent's telephone number: ")
  } finally {
    terminal.close()
  }
}

async function firstLine(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split('\n')
  return line
}
