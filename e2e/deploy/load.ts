import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Load = { requests: number; perSecond: number; failed: number }

type LoadOptions = { url: string; seconds: number; folder: string; addresses: readonly string[] }

const CONNECTIONS = 32
/** How many failures are told one by one. */
const EXAMPLES = 20

/**
 * Asks for the addresses in turn for so long, by wrk with one thread, as browsers that take brotli. What
 * is not answered with 200, or not in whole, is counted as failed.
 */
export async function putLoadOn({ url, seconds, folder, addresses }: LoadOptions): Promise<Load> {
  const script = join(folder, 'load.lua')
  await writeFile(script, luaFor(addresses))
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [requests, perSecond] = [read(/(\d+) requests in/), read(/Requests\/sec:\s*([\d.]+)/)]
  if (requests === 0) throw new Error(`wrk could not ask anything:\n${stdout}`)
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
  const broken = (socketErrors.exec(stdout) ?? [])
    .slice(1)
    .reduce((sum, one) => sum + Number(one), 0)
  const failed = broken + read(/failed: (\d+)/)
  if (failed > 0) console.log(stdout)
  return { requests, perSecond, failed }
}

const luaFor = (addresses: readonly string[]) => `
local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local count = 0
failed = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function request()
  count = count + 1
  return wrk.format("GET", addresses[count % #addresses + 1], { ["Accept-Encoding"] = "br" })
end
function response(status)
  if status ~= 200 then
    failed = failed + 1
    if failed <= ${EXAMPLES} then print("a page came with " .. status) end
  end
end
function done()
  local all = 0
  for _, thread in ipairs(threads) do all = all + thread:get("failed") end
  print("failed: " .. all)
end
`
