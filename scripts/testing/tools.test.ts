import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { tool } from './tools.ts'

const before = process.env
afterEach(() => void (process.env = before))

test('a test knows nothing of the shell but where things are and what a developer chose', () => {
  process.env = {
    NODE_ENV: 'development',
    PATH: '/bin',
    CI: '1',
    KILLS: '20',
    E2E_SITE_URL: 'http://127.0.0.1:1',
    TZ: 'Pacific/Auckland',
    LANG: 'hi_IN.UTF-8',
    LC_ALL: 'bn_IN.UTF-8',
    LANGUAGE: 'hi',
    HOME: '/home/somebody',
    XDG_CONFIG_HOME: '/home/somebody/.config',
    FONTCONFIG_FILE: '/etc/fonts/fonts.conf',
    NODE_OPTIONS: '--max-old-space-size=64',
    http_proxy: 'http://127.0.0.1:9',
    npm_config_registry: 'http://127.0.0.1:9',
    PORT: '80',
    CMS_URL: 'http://127.0.0.1:9',
    DATA_DIR: '/nowhere',
  }
  expect(tool('playwright', { env: { E2E_PART: 'change' } }).env).toEqual({
    PATH: '/bin',
    CI: '1',
    KILLS: '20',
    E2E_SITE_URL: 'http://127.0.0.1:1',
    E2E_PART: 'change',
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    HOME: join(root, 'node_modules/.cache/home-of-tests'),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  })
})
