import { deepEqual, equal, ok } from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCertificate } from '../../scripts/lib/certificate.ts'
import { searchFiles } from '../support/byte-search.ts'
import { runChecks, type Checks } from './checks.ts'
import { schoolLinks, writeDebianNginx, type Links } from './debian.ts'
import { startFakeSite } from './fake-site.ts'
import { prepareSchool, startNginxProcess, writeSettings, type School } from './nginx.ts'
import { sendOnce, type OneRequest, type OneResponse } from './one-request.ts'
import type { Control, Ports } from './options.ts'

const NEIGHBOUR = 'neighbour.example'
const SCHOOLS = ['north-hill', 'south-gate-school'] as const
const nameOf = (school: string) => `${school}.example`
const canaryOf = (school: string) => `kanari-of-${school}`

/** A website of somebody else with its own defaults; https requests with unknown names reach it. */
const neighbourConf = (folder: string, { http, https }: Ports) => `
add_header X-Neighbour everywhere;
client_max_body_size 1k;
gzip_types text/css application/octet-stream;
map $request_uri $path { default neighbour; }
server {
  listen 127.0.0.1:${http} default_server;
  listen 127.0.0.1:${https} ssl;
  server_name ${NEIGHBOUR};
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
  root ${folder}/root;
  location /path { return 200 $path; }
  location /upload { proxy_pass http://127.0.0.1:9; }
}
`

/** Two schools and another website in one nginx; returns the number of failed checks. */
export async function testNeighbours(ports: Ports, control: Control | undefined): Promise<number> {
  const folder = await mkdtemp('/tmp/school-website-neighbours-')
  const foreign = await writeNeighbour(folder, ports)
  const sites = [await startFakeSite(ports.site), await startFakeSite(ports.secondSite)]
  const schools: School[] = []
  const places = { [SCHOOLS[0]]: ports.site, [SCHOOLS[1]]: ports.secondSite }
  for (const [id, port] of Object.entries(places)) schools.push(await prepare(ports, id, port))
  for (const [index, site] of sites.entries())
    site.respondWith((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=300' })
      response.end(canaryOf(SCHOOLS[index] ?? ''))
    })
  const run = async (links: Links, name: string) => {
    const main = await writeDebianNginx(join(folder, name), links)
    return startNginxProcess(main, ports.https)
  }
  try {
    const alone = await run(foreign, 'alone')
    const before = await probe(ports)
    await alone.stop()
    const enabled = schoolLinks(schools)
    const together = await run({ ...foreign, ...reorder(enabled, control) }, 'together')
    const context = { ports, schools, before }
    const failed = await runChecks({ ...foreignChecks(context), ...schoolChecks(context) })
    await together.stop()
    return failed
  } finally {
    for (const site of sites) site.stop()
    for (const each of [folder, ...schools.map((school) => school.folder)])
      await rm(each, { recursive: true, force: true })
  }
}

async function prepare(ports: Ports, id: string, port: number): Promise<School> {
  const compressor = port === ports.site ? ports.compressor : ports.fileServer
  const variables = { SCHOOL: id, SITE_URL: `https://${nameOf(id)}:${ports.https}` }
  const file = await writeSettings({ ...ports, compressor }, [port], variables)
  return prepareSchool(file, { hasBuild: false })
}

/** Writes the configuration and the files of the other website. */
async function writeNeighbour(folder: string, ports: Ports): Promise<Links> {
  makeCertificate(folder, [NEIGHBOUR])
  // nginx's workers run under another account.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'root'))
  for (const name of ['index.html', 'style.css', 'script.mjs', 'data.bin'])
    await writeFile(join(folder, 'root', name), `${name} of the neighbour `.repeat(100))
  const file = join(folder, 'neighbour.conf')
  await writeFile(file, neighbourConf(folder, ports))
  return { 'sites-enabled/neighbour': file }
}

/** The control: the schools come before the other website, like files of conf.d. */
const reorder = (links: Links, control: Control | undefined): Links =>
  control === 'included-first'
    ? Object.fromEntries(
        Object.entries(links).map(([name, file]) => [
          name.replace('sites-enabled/zz-', 'conf.d/'),
          file,
        ]),
      )
    : links

type Context = { ports: Ports; schools: School[]; before: Answers }
type Answers = Record<string, OneResponse | 'nothing'>

/** The responses of the other website that its settings could affect. */
async function probe({ http, https }: Ports): Promise<Answers> {
  const zipped = { 'accept-encoding': 'gzip, br' }
  const large = { method: 'POST', body: 'x'.repeat(2_000) }
  const requests: Record<string, OneRequest> = {
    'its page': { path: '/' },
    'its page by http': { path: '/', isPlain: true },
    'a compressed file': { path: '/style.css', headers: zipped },
    'a file of unknown type': { path: '/data.bin', headers: zipped },
    'a module': { path: '/script.mjs', headers: zipped },
    'no page': { path: '/none' },
    'its variable': { path: '/path' },
    'a large upload': { path: '/upload', ...large },
    'a long header': { path: '/', headers: { 'x-long': 'x'.repeat(20_000) } },
    'an unknown name': { path: '/', servername: 'unknown.example' },
    'an unknown name by http': { path: '/', isPlain: true, servername: 'unknown.example' },
  }
  const answers: Answers = {}
  for (const [name, { servername = NEIGHBOUR, headers, ...request }] of Object.entries(requests)) {
    const place = { port: request.isPlain ? http : https, servername }
    const answer = await sendOnce({
      ...request,
      ...place,
      headers: { host: servername, ...headers },
    })
    if (answer !== 'nothing') delete answer.headers.date
    answers[name] = answer
  }
  return answers
}

const foreignChecks = ({ ports, before }: Context): Checks => ({
  async 'another site responds exactly as without the schools'() {
    const statuses = Object.values(before).map((answer) => answer !== 'nothing' && answer.status)
    deepEqual(statuses, [200, 200, 200, 200, 200, 404, 200, 413, 400, 200, 200])
    deepEqual(await probe(ports), before)
  },
})

const requestOf = (school: string, { https }: Ports, path = '/'): OneRequest => ({
  ...{ path, port: https, servername: nameOf(school), headers: { host: nameOf(school) } },
})

const schoolChecks = ({ ports, schools }: Context): Checks => ({
  async 'each school responds to its name, with nothing of the other site and of the other school'() {
    for (const [index, { settings }] of schools.entries()) {
      const [id = '', other = ''] = index === 0 ? SCHOOLS : SCHOOLS.toReversed()
      // The second response comes from the cache.
      for (const _ of [1, 2]) {
        const answer = await sendOnce(requestOf(id, ports, `/notices/1`))
        ok(answer !== 'nothing')
        deepEqual([answer.status, answer.body], [200, canaryOf(id)])
        deepEqual([answer.headers['x-neighbour'], answer.headers.server], [undefined, 'nginx'])
      }
      const folders = [settings.CACHE_DIR, settings.STATE_DIR, settings.LOG_DIR]
      const find = (word: string) => searchFiles(folders, [Buffer.from(word)]).found.length
      ok(find(canaryOf(id)) > 0)
      equal(find(canaryOf(other)), 0)
    }
  },
  async 'a form that the other site would refuse is passed on'() {
    const post = { ...requestOf(SCHOOLS[0], ports), method: 'POST', body: 'x'.repeat(2_000) }
    const answer = await sendOnce(post)
    equal(answer !== 'nothing' && answer.status, 200)
  },
  async 'a flood of posts to one school is refused, and to the other one post is not'() {
    const post = (school: string) =>
      sendOnce({ ...requestOf(school, ports), method: 'POST', body: 'x' })
    const statusOf = (answer: OneResponse | 'nothing') => answer !== 'nothing' && answer.status
    const flood = await Promise.all(Array.from({ length: 60 }, () => post(SCHOOLS[0])))
    ok(flood.map(statusOf).includes(429))
    equal(statusOf(await post(SCHOOLS[1])), 200)
  },
})
