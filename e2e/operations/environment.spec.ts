import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { runToEnd } from '../support/servers/command.ts'

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
