import { basename, dirname } from 'node:path'

export type Given = Record<string, string>

/** The defaults of the settings. Most are derived from the id of the school. */
export function defaultSettings(given: Given, file: string) {
  const { SCHOOL = basename(dirname(file)), SITE_URL = '' } = given
  const { HOST = '127.0.0.1', PORT = '3000', HTTPS_LISTEN = '443 [::]:443' } = given
  const unit = unitName(SCHOOL)
  const data = `/var/lib/school-website/${SCHOOL}`
  const site = URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : ''
  return {
    SCHOOL,
    ...{ APP_DIR: `/opt/school-website/${SCHOOL}`, APP_USER: unit, BUILD_DIR: '.next' },
    ...{ DATA_DIR: `${data}/data`, PAGES_DIR: `${data}/pages` },
    ...{ PUBLIC_DIR: `${data}/public`, BACKUP_DIR: `${data}/backups` },
    ...{ HOST, PORT, SITES: `${HOST}:${PORT}`, CMS_HOST: '127.0.0.1', CMS_PORT: '8055' },
    CMS_TWO_FACTORS: 'yes',
    TLS_CERTIFICATE: `/etc/letsencrypt/live/${site}/fullchain.pem`,
    TLS_KEY: `/etc/letsencrypt/live/${site}/privkey.pem`,
    ...{ ACME_DIR: '/var/www/acme', LOG_DIR: '/var/log/nginx' },
    CACHE_DIR: `/var/cache/nginx/${unit}`,
    STATE_DIR: `/var/lib/nginx/${unit}`,
    ...{ HTTPS_LISTEN, HTTP_LISTEN: '80 [::]:80', STUDIO_LISTEN: HTTPS_LISTEN },
    ...{ COMPRESSOR_LISTEN: '127.0.0.1:3080', HEALTH_FROM: '127.0.0.1' },
  }
}

/** The prefix of the account and the units of a school. */
export const unitName = (school: string): string => `school-website-${school}`
