import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { configure, fillTemplate } from './configure.ts'
import { readDeploySettings } from './settings.ts'

const EXAMPLE = join(root, 'deploy/settings.example.env')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-website-configure-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the example fills every template', async () => {
  const settings = await readDeploySettings(EXAMPLE)
  const files = await configure({ ...settings, SITES: ['10.0.0.2:3000', '10.0.0.3:3000'] }, folder)
  expect(files.map((file) => basename(file))).toEqual(
    expect.arrayContaining(['nginx.conf', 'site.conf', 'school-website.service']),
  )
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n')
    expect(lines.filter((line) => /^[^#]*@[A-Z_]+@/.test(line))).toEqual([])
  }
})

test('what the templates say follows from settings, pages and the site itself', async () => {
  const text = (name: string) => readFile(join(folder, 'nginx', name), 'utf8')
  expect(await text('compressor.conf')).toMatch(
    /server 10\.0\.0\.2:3000 .*\n\s+server 10\.0\.0\.3:3000 /,
  )
  expect(await text('http.conf')).toMatch(/\(\^\|&\)\((\w+\|)*q(\|\w+)*\)/)
  expect(await text('file-headers.conf')).toContain(
    'add_header X-Content-Type-Options "nosniff" always;',
  )
  expect(await text('site.conf')).toContain('server_name school.example.org;')
})

test('site and CMS speak with this machine, each other, and whom the settings name', async () => {
  const file = join(folder, 'settings.env')
  const example = await readFile(EXAMPLE, 'utf8')
  const named = 'SITES="127.0.0.1:3000 10.0.0.3:3000"\nALLOWED_ADDRESSES="192.0.2.25 fd00::/8"\n'
  await writeFile(file, example + named)
  await configure(await readDeploySettings(file), folder)
  for (const name of ['school-website', 'school-website-cms']) {
    const unit = await readFile(join(folder, 'systemd', `${name}.service`), 'utf8')
    expect(unit.match(/^IPAddress.*$/gm)).toEqual([
      'IPAddressDeny=any',
      ...['localhost', '10.0.0.3', '192.0.2.25', 'fd00::/8'].map(
        (each) => `IPAddressAllow=${each}`,
      ),
    ])
  }
})

test('nginx stands before the CMS where people open it by https, and only there', async () => {
  const settings = await readDeploySettings(EXAMPLE)
  const nginx = (name: string) => readFile(join(folder, 'nginx', name), 'utf8')
  await configure(settings, folder)
  expect(await nginx('nginx.conf')).not.toContain('studio.conf')
  const behindTls = { STUDIO_URL: 'https://cms.school.example', STUDIO_LISTEN: ['10.0.0.2:443'] }
  await configure({ ...settings, ...behindTls }, folder)
  expect(await nginx('nginx.conf')).toContain('nginx/studio.conf;')
  const studio = await nginx('studio.conf')
  for (const line of ['listen 10.0.0.2:443 ssl;', 'server_name cms.school.example;'])
    expect(studio).toContain(line)
  expect(studio).toContain('proxy_pass http://127.0.0.1:8055;')
})

test('what is wrong is named, all at once', async () => {
  const file = join(folder, 'wrong.env')
  await writeFile(
    file,
    'SITE_URL=http://school.example.org\nTLS_KEY=key.pem\nALLOWED_ADDRESSES=mail.example\n',
  )
  const wrong = readDeploySettings(file)
  await expect(wrong).rejects.toThrow('SITE_URL must begin with https://.')
  await expect(wrong).rejects.toThrow('TLS_KEY must be a whole path without spaces.')
  await expect(wrong).rejects.toThrow('PUBLIC_DIR is missing.')
  await expect(wrong).rejects.toThrow('ALLOWED_ADDRESSES must be addresses')
})

test('fills names in, and repeats a line for each of several values', () => {
  const template = 'listen @PORT@ at @PLACE@;\n# a comment with @OTHER@\nend @PLACE@'
  expect(fillTemplate(template, { PORT: ['1', '2'], PLACE: '$here' })).toBe(
    'listen 1 at $here;\nlisten 2 at $here;\n# a comment with @OTHER@\nend $here',
  )
})

test('a line of a name without values goes away', () => {
  expect(fillTemplate('a\n@NONE@\nb', { NONE: [] })).toBe('a\nb')
})

test('a name that nobody knows is an error', () => {
  expect(() => fillTemplate('@WHAT@', {})).toThrow('No value is known for @WHAT@.')
})
