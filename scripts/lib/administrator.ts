import { join } from 'node:path'
import { step } from '../launcher/progress.mjs'
import { isDatabaseInstalled } from './cms-database.ts'
import type { Settings } from './environment.ts'
import { saveSecrets, type Secrets } from './secrets.ts'

export type Administrator = {
  email: string
  password: string
  /** Tells the reader, once, how to log in. A password of the reader's own is not repeated. */
  announce: (url: string) => void
}

/**
 * The first administrator: as the environment says while there is no database yet, afterwards as it
 * was then. The data folder keeps both.
 */
export async function administrator(settings: Settings, stored: Secrets): Promise<Administrator> {
  const { dataDir, embeddedCms } = settings
  const { adminEmail, adminPassword } = embeddedCms
  const chosen = {
    ...stored,
    adminEmail: adminEmail ?? stored.adminEmail,
    adminPassword: adminPassword ?? stored.adminPassword,
  }
  const file = join(dataDir, 'secrets.json')
  const isSame =
    chosen.adminEmail === stored.adminEmail && chosen.adminPassword === stored.adminPassword
  const isOwn = adminPassword !== undefined
  if (isSame) return toAdministrator(stored, { file, isOwn })
  if (isDatabaseInstalled(dataDir)) {
    step(
      'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD count at the first start only: change them in the CMS.',
    )
    return toAdministrator(stored, { file, isOwn: false })
  }
  await saveSecrets(dataDir, chosen)
  return toAdministrator(chosen, { file, isOwn })
}

type How = { file: string; isOwn: boolean }

const toAdministrator = (values: Secrets, { file, isOwn }: How) => ({
  email: values.adminEmail,
  password: values.adminPassword,
  announce(url: string) {
    console.log(
      [
        '',
        `  The CMS's administrator (shown this once, kept in ${file}):`,
        `    address   ${url}/admin`,
        `    e-mail    ${values.adminEmail}`,
        `    password  ${isOwn ? 'as set in CMS_ADMIN_PASSWORD' : values.adminPassword}`,
        '',
      ].join('\n'),
    )
  },
})
