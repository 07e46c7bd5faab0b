import { readdirSync, readFileSync } from 'node:fs'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'

type Process = { pid: number; parent: number; command: string }

/** All descendants of a process, the nearest first. */
export function descendantsOf(pid: number): Process[] {
  const all = listProcesses()
  const found: Process[] = []
  for (const parents = [pid]; parents.length > 0;) {
    const parent = parents.shift()
    const children = all.filter((process) => process.parent === parent)
    found.push(...children)
    parents.push(...children.map((child) => child.pid))
  }
  return found
}

/** Those of the given processes that are still running. */
export function stillRunning(pids: number[]): Process[] {
  return listProcesses().filter(({ pid }) => pids.includes(pid))
}

const GONE_SECONDS = 10

/** Kills a process and its descendants at once, and waits until they are gone. */
export async function killTree(pid: number): Promise<void> {
  const pids = [pid, ...descendantsOf(pid).map((each) => each.pid)]
  for (const each of pids) killOne(each)
  await waitUntil(() => {
    const [first] = stillRunning(pids)
    return Promise.resolve(first && `${first.command} still runs`)
  }, GONE_SECONDS)
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}

/** The processes with this value of an environment variable. */
export function processesWith(name: string, value: string): Process[] {
  const variable = `${name}=${value}`
  return listProcesses().filter(({ pid }) => environmentOf(pid).includes(variable))
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The tests and trials run on Linux only, as their browser does. */
function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const [state, parent] = fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    } catch {
      // The process exited meanwhile.
      return []
    }
  })
}

/** The fields after the program's name, which is in brackets and may contain spaces. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')
