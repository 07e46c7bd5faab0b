import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../launcher/folders.mjs'
import { configure, fillTemplate } from './configure.ts'
import { readDeploySettings } from './settings.ts'

const EXAMPLE = join(root, 'deploy/settings.example.env')

let folder = ''
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'school-website-configure-')), 'north-hill')
  await mkdir(folder)
})
afterAll(() => rm(dirname(folder), { recursive: true }))

/** The example settings with further lines, in a temporary folder. */
async function readExample(lines = '') {
  const file = join(folder, 'settings.env')
  await writeFile(file, `${await readFile(EXAMPLE, 'utf8')}\n${lines}`)
  return readDeploySettings(file)
}

const readUnit = (name: string) => readFile(join(folder, 'systemd', name), 'utf8')

test('the example fills every template', async () => {
  const files = await configure(await readExample(), folder)
  expect(files.map((file) => basename(file))).toEqual(
    expect.arrayContaining([
      ...['school-website-north-hill.conf', 'site.conf', 'school-website-north-hill.service'],
    ]),
  )
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n')
    expect(lines.filter((line) => /^[^#]*@[A-Z_]+@/.test(line))).toEqual([])
  }
})

test('the example has at most ten lines; all other settings have defaults', async () => {
  const example = parseEnv((await readFile(EXAMPLE, 'utf8')).replaceAll(/^#(?=[A-Z])/gm, ''))
  const withoutDatabase = Object.keys(example).filter((name) => !name.startsWith('DB_'))
  expect(withoutDatabase.length).toBeLessThanOrEqual(9)
  await configure(await readExample('PORT=3001'), folder)
  const defaults = parseEnv(await readFile(join(folder, 'defaults.env'), 'utf8'))
  expect(defaults).toMatchObject({
    ...{ SCHOOL: 'north-hill', APP_USER: 'school-website-north-hill', SITES: '127.0.0.1:3001' },
    ...{ DATA_DIR: '/var/lib/school-website/north-hill/data', CMS_TWO_FACTORS: 'yes' },
    TLS_KEY: '/etc/letsencrypt/live/school.example.org/privkey.pem',
  })
  // Variables in the file are not included.
  expect(Object.keys(defaults)).not.toContain('PORT')
  const files = ['defaults.env', 'settings.env'].map(
    (name) => `EnvironmentFile=${join(folder, name)}`,
  )
  for (const what of ['', '-cms'])
    expect(await readUnit(`school-website-north-hill${what}.service`)).toContain(files.join('\n'))
})

test('the units of a school have its id, also in references to each other', async () => {
  await configure(await readExample('SCHOOL=south'), folder)
  const unit = await readUnit('school-website-south.service')
  expect(unit).toContain('school-website-south-cms.service')
  expect(unit).toContain('User=school-website-south\n')
})

test('templates contain values from settings, pages and the site’s code', async () => {
  const text = (name: string) => readFile(join(folder, 'nginx', name), 'utf8')
  await configure(await readExample('SITES="10.0.0.2:3000 10.0.0.3:3000"'), folder)
  expect(await text('compressor.conf')).toMatch(
    /server 10\.0\.0\.2:3000 .*\n\s+server 10\.0\.0\.3:3000 /,
  )
  expect(await text('http.conf')).toMatch(/\(\^\|&\)\((\w+\|)*q(\|\w+)*\)/)
  expect(await text('file-headers.conf')).toContain(
    'add_header X-Content-Type-Options "nosniff" always;',
  )
  expect(await text('site.conf')).toContain('server_name school.example.org;')
})

test('site and CMS may connect to this machine, each other, and the addresses in the settings', async () => {
  const named = 'SITES="127.0.0.1:3000 10.0.0.3:3000"\nALLOWED_ADDRESSES="192.0.2.25 fd00::/8"\n'
  await configure(await readExample(named), folder)
  for (const what of ['', '-cms', '-status']) {
    const unit = await readUnit(`school-website-north-hill${what}.service`)
    expect(unit.match(/^IPAddress.*$/gm)).toEqual([
      'IPAddressDeny=any',
      ...['localhost', '10.0.0.3', '192.0.2.25', 'fd00::/8'].map(
        (each) => `IPAddressAllow=${each}`,
      ),
    ])
  }
})

test('nginx is in front of the CMS only if it is opened by https', async () => {
  const nginx = (name: string) => readFile(join(folder, 'nginx', name), 'utf8')
  await configure(await readExample('STUDIO_URL='), folder)
  expect(await nginx('school-website-north-hill.conf')).not.toContain('studio.conf')
  await configure(await readExample('STUDIO_LISTEN=10.0.0.2:443'), folder)
  expect(await nginx('school-website-north-hill.conf')).toContain('nginx/studio.conf;')
  const studio = await nginx('studio.conf')
  for (const line of ['listen 10.0.0.2:443 ssl http2;', 'server_name cms.school.example.org;'])
    expect(studio).toContain(line)
  expect(studio).toContain('server 127.0.0.1:8055;')
})

test('a CMS that can be reached from elsewhere requires a second factor', async () => {
  await expect(readExample('CMS_TWO_FACTORS=no')).rejects.toThrow('CMS_TWO_FACTORS must be yes:')
  await expect(readExample('CMS_TWO_FACTORS=no\nSTUDIO_URL=')).resolves.toBeTruthy()
})

test('the CMS has its own host name', async () => {
  const same = readExample('STUDIO_URL=https://school.example.org')
  await expect(same).rejects.toThrow('STUDIO_URL must have a host name of its own')
})

test('the id of a school is a word', async () => {
  for (const id of ['North', 'north_hill', 'a-school-with-a-long-name'])
    await expect(readExample(`SCHOOL=${id}`)).rejects.toThrow('SCHOOL must be a word')
  await expect(readExample('SCHOOL=north-cms')).rejects.toThrow('SCHOOL must not end in -cms')
})

test('the unit of the backups may write to a repository on another disk of this machine', async () => {
  const writable = async (repository: string) => {
    await configure(await readExample(`RESTIC_REPOSITORY=${repository}\n`), folder)
    const unit = await readUnit('school-website-north-hill-backup.service')
    return unit.match(/^ReadWritePaths=.*$/gm)
  }
  const { DATA_DIR, BACKUP_DIR } = await readExample('')
  const own = `ReadWritePaths=${DATA_DIR} ${BACKUP_DIR}`
  expect(await writable('sftp:backup@192.0.2.7:school')).toEqual([own])
  expect(await writable('/mnt/disk/school')).toEqual([own, 'ReadWritePaths=-/mnt/disk/school'])
})

test('all errors are reported at once', async () => {
  const file = join(folder, 'wrong.env')
  await writeFile(
    file,
    'SITE_URL=http://school.example.org\nTLS_KEY=key.pem\nALLOWED_ADDRESSES=mail.example\n',
  )
  const wrong = readDeploySettings(file)
  await expect(wrong).rejects.toThrow('SITE_URL must begin with https://.')
  await expect(wrong).rejects.toThrow('TLS_KEY must be a whole path without spaces.')
  await expect(wrong).rejects.toThrow('ALLOWED_ADDRESSES must be addresses')
})

test('fills in names, and repeats a line for each item of a list', () => {
  const template = 'listen @PORT@ at @PLACE@;\n# a comment with @OTHER@\nend @PLACE@'
  expect(fillTemplate(template, { PORT: ['1', '2'], PLACE: '$here' })).toBe(
    'listen 1 at $here;\nlisten 2 at $here;\n# a comment with @OTHER@\nend $here',
  )
})

test('a line with an empty list is removed', () => {
  expect(fillTemplate('a\n@NONE@\nb', { NONE: [] })).toBe('a\nb')
})

test('an unknown name is an error', () => {
  expect(() => fillTemplate('@WHAT@', {})).toThrow('No value is known for @WHAT@.')
})
