import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runToEnd } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'
import { isListening } from '../support/servers/is-listening.ts'
import { requireEnv } from '../support/require-env.ts'

const STACK_LINE = /^\s+at /

test('names every wrong variable at once and starts nothing', async () => {
  const dataDir = join(tmpdir(), `school-website-never-${process.pid}`)
  const { code, lines, output } = await runToEnd('start', {
    PORT: 'many',
    CMS_PORT: '70000',
    HOST: 'not a host',
    SITE_URL: 'school.example.org',
    CMS_ADMIN_EMAIL: 'nobody',
    CMS_ADMIN_PASSWORD: 'short',
    DB_HOST: 'database',
    SMTP_URL: 'smtp://office:hidden-password@mail.example.org/path',
    DATA_DIR: dataDir,
  })
  expect(code).toBe(1)
  const names = ['PORT', 'CMS_PORT', 'HOST', 'SITE_URL', 'CMS_ADMIN_EMAIL', 'CMS_ADMIN_PASSWORD']
  for (const name of [...names, 'DB_CLIENT', 'SMTP_URL', 'OFFICE_EMAIL'])
    expect(output).toMatch(new RegExp(`^  ${name} (must|is missing)`, 'm'))
  expect(output).not.toContain('short')
  expect(output).not.toContain('hidden-password')
  expect(lines.filter((line) => STACK_LINE.test(line))).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

test('npm run build and serve require both variables of the CMS', async () => {
  for (const name of ['build', 'serve']) {
    const { code, output } = await runToEnd(name, {})
    expect(code, name).toBe(1)
    expect(output, name).toMatch(/CMS_URL is missing.*\n.*CMS_TOKEN is missing/)
  }
})

test('says which variable to change when its port is taken', async () => {
  const taken = Number(new URL(requireEnv('E2E_SITE_URL')).port)
  const [free = 0] = await freePorts(1)
  await withCopy('environment', async ({ dataDir, buildDir }) => {
    for (const [variable, other] of [
      ['PORT', 'CMS_PORT'],
      ['CMS_PORT', 'PORT'],
    ] as const) {
      const ports = { [variable]: String(taken), [other]: String(free) }
      await expectRefusal(
        { ...ports, DATA_DIR: dataDir, BUILD_DIR: buildDir },
        `Port ${taken} on 127.0.0.1 is taken by another program: stop that one or set ${variable} to a free port.`,
      )
      expect(await isListening(free)).toBe(false)
    }
  })
})

/** Expects that a start ends at once, with one sentence. */
async function expectRefusal(variables: Record<string, string>, sentence: string) {
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const ports = { PORT: String(port), CMS_PORT: String(cmsPort) }
  const { code, lines } = await runToEnd('start', { ...ports, ...variables })
  expect(code).toBe(1)
  expect(lines).toEqual([sentence])
}

test('a data folder that cannot be created is reported in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-blocked-'))
  const dataDir = join(folder, 'file/data')
  await writeFile(join(folder, 'file'), '')
  await expectRefusal(
    { DATA_DIR: dataDir },
    `${dataDir} cannot be used: not a directory. Correct that or choose another DATA_DIR.`,
  )
  await rm(folder, { recursive: true })
})

test('damaged secrets are reported in one sentence and not changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-damaged-'))
  const secrets = join(folder, 'secrets.json')
  await writeFile(secrets, '{"cmsSecret": ')
  await expectRefusal(
    { DATA_DIR: folder },
    `${secrets} is damaged: restore it from a backup, or delete the data folder to start afresh.`,
  )
  expect((await stat(secrets)).size).toBe(14)
  await rm(folder, { recursive: true })
})
