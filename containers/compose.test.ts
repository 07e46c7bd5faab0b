import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVariables, type Environment } from '../lib/server/variables.ts'
import { root } from '../scripts/launcher/folders.mjs'

const file = readFileSync(join(root, 'compose.yaml'), 'utf8')

// podman-compose of Debian 13 passes a variable that has the name of a setting, which is not set, as it is here.
test('settings that are not set have their defaults, also where podman-compose leaves the reference', () => {
  const references = file.matchAll(/^ +(\w+): '?(.*\$\{\1:?-[^}]*\})'?$/gm)
  const environment: Environment = Object.fromEntries(
    [...references].map(([, name = '', value]) => [name, value] as const),
  )
  expect(environment).toMatchObject({ SMTP_URL: '${SMTP_URL- }', LOG_LEVEL: '${LOG_LEVEL:-info}' })
  const { TRUSTED_PROXIES = [], ...others } = readVariables(environment)
  expect(TRUSTED_PROXIES).toContain('127.0.0.1')
  expect(others).toEqual({ ...readVariables({}), CMS_TWO_FACTORS: true })
})

test('the programs of the front and of TLS, which are not in Node, have no such variable', () => {
  const [services = ''] = /^  front:.*?^  backup:/ms.exec(file) ?? []
  expect(services).toMatch(/\$\{CERTIFICATES:-automatic\}/)
  expect(services).not.toMatch(/^ +(\w+): .*\$\{\1:?-/m)
})
