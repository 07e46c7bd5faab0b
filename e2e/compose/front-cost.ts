import assert from 'node:assert/strict'
import { fetch } from 'undici'
import { generateLoad } from '../support/load.ts'
import { agentFor, podman, privateAddress } from './project.ts'

const ROUNDS = 4
const REQUESTS = 1_000
const FRONT = { port: 8443, pidFile: '/tmp/nginx.pid' }
const FILE = { port: 8444, pidFile: '/tmp/file.pid' }
type Server = typeof FRONT

/** A second nginx in the container of the front, which sends the compressed page as a file. */
const configuration = (hostname: string) => `
  pid ${FILE.pidFile}; worker_processes 2; error_log /dev/null;
  events { worker_connections 4000; }
  http {
    access_log /dev/stdout;
    keepalive_requests 10000;
    client_body_temp_path /tmp/file; proxy_temp_path /tmp/file; fastcgi_temp_path /tmp/file;
    scgi_temp_path /tmp/file; uwsgi_temp_path /tmp/file;
    ssl_certificate /certificates/${hostname}/fullchain.pem;
    ssl_certificate_key /certificates/${hostname}/privkey.pem;
    server {
      listen ${FILE.port} ssl;
      root /tmp/file;
      default_type text/html;
      add_header Content-Encoding br;
    }
  }`

/**
 * The processor time of a file, divided by that of a stored page of the same bytes behind the front. Both are measured in turns, so
 * that other work on the machine changes both.
 * @param container of the front
 * @param hostname of a school, whose home page is asked for
 */
export async function compareWithFile(container: string, hostname: string): Promise<number> {
  const inside = (script: string) => podman('exec', container, 'sh', '-c', script)
  const agent = agentFor(privateAddress(container))
  const visit = async ({ port }: Server) => {
    const answer = await fetch(`https://${hostname}:${port}/`, {
      dispatcher: agent,
      headers: { 'accept-encoding': 'br' },
    })
    return `${answer.status}, ${(await answer.text()).length} characters`
  }
  const cpuTimeOf = ({ pidFile }: Server) => {
    const [master, ...processes] = inside(`cat ${pidFile} /proc/[0-9]*/stat`).trim().split('\n')
    const fields = processes.map((line) => line.replace(/^.*\) /, '').split(' '))
    const workers = fields.filter(([, parent]) => parent === master)
    return workers.reduce((sum, each) => sum + Number(each[11]) + Number(each[12]), 0)
  }
  const measure = async (server: Server) => {
    const before = cpuTimeOf(server)
    const outcomes = await generateLoad({
      concurrency: 16,
      isOver: (begun) => begun >= REQUESTS,
      send: () => visit(server),
    })
    return { ticks: cpuTimeOf(server) - before, outcomes: [...outcomes.keys()] }
  }

  inside(`mkdir -p /tmp/file && cat >/tmp/file.conf <<'END'${configuration(hostname)}\nEND
    curl --silent --insecure --header 'accept-encoding: br' --resolve ${hostname}:8443:127.0.0.1 \\
      https://${hostname}:8443/ >/tmp/file/index.html
    nginx -c /tmp/file.conf`)
  const sums = { page: 0, file: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const [page, file] = [await measure(FRONT), await measure(FILE)]
    assert.deepEqual(page.outcomes, file.outcomes)
    sums.page += page.ticks
    sums.file += file.ticks
  }
  inside(`kill $(cat ${FILE.pidFile})`)
  await agent.close()
  return sums.file / sums.page
}
