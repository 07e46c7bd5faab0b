import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runProjectCommand } from '../support/command.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { copyInstance } from '../support/instance-copy.ts'
import { isListening } from '../support/is-listening.ts'

const STACK_LINE = /^\s+at /

test('names every wrong variable at once and starts nothing', async () => {
  const dataDir = join(tmpdir(), `school-website-never-${process.pid}`)
  const command = runProjectCommand('start', {
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
  expect((await command.ended).code).toBe(1)
  const text = command.lines.join('\n')
  const names = ['PORT', 'CMS_PORT', 'HOST', 'SITE_URL', 'CMS_ADMIN_EMAIL', 'CMS_ADMIN_PASSWORD']
  for (const name of [...names, 'DB_CLIENT', 'SMTP_URL', 'OFFICE_EMAIL'])
    expect(text).toMatch(new RegExp(`^  ${name} (must|is missing)`, 'm'))
  expect(text).not.toContain('short')
  expect(text).not.toContain('hidden-password')
  expect(command.lines.filter((line) => STACK_LINE.test(line))).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

test('names the missing half of CMS_URL and CMS_TOKEN', async () => {
  const withoutToken = runProjectCommand('start', { CMS_URL: 'http://127.0.0.1:8055' })
  const withoutUrl = runProjectCommand('start', { CMS_TOKEN: 'a-token-of-the-site' })
  expect((await withoutToken.ended).code).toBe(1)
  expect((await withoutUrl.ended).code).toBe(1)
  expect(withoutToken.lines).toContain('  CMS_TOKEN is missing: CMS_URL needs it.')
  expect(withoutUrl.lines).toContain('  CMS_URL is missing: CMS_TOKEN belongs to it.')
  expect(withoutUrl.lines.join('\n')).not.toContain('a-token-of-the-site')
})

for (const name of ['build', 'serve']) {
  test(`npm run ${name} asks for the CMS by both names`, async () => {
    const command = runProjectCommand(name, {})
    expect((await command.ended).code).toBe(1)
    expect(command.lines.join('\n')).toMatch(/CMS_URL is missing.*\n.*CMS_TOKEN is missing/)
  })
}

test('says which variable to change when its port is taken', async () => {
  const taken = Number(new URL(process.env.E2E_SITE_URL ?? '').port)
  const [free = 0] = await freePorts(1)
  const copy = await copyInstance('environment')
  for (const [variable, other] of [
    ['PORT', 'CMS_PORT'],
    ['CMS_PORT', 'PORT'],
  ] as const) {
    const command = runProjectCommand('start', {
      [variable]: String(taken),
      [other]: String(free),
      DATA_DIR: copy.dataDir,
      BUILD_DIR: copy.buildDir,
    })
    expect((await command.ended).code).toBe(1)
    expect(command.lines).toEqual([
      `Port ${taken} on 127.0.0.1 is taken by another program: stop that one or set ${variable} to a free port.`,
    ])
    expect(await isListening(free)).toBe(false)
  }
  await copy.remove()
})
