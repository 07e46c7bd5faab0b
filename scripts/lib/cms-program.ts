import { cmsEnvironment } from '../../cms/environment.ts'
import type { Administrator } from './administrator.ts'
import type { Settings } from './environment.ts'
import type { Secrets } from './secrets.ts'

/** Where the CMS that comes with the project answers. */
export const embeddedCmsUrl = ({ embeddedCms }: Settings) => `http://127.0.0.1:${embeddedCms.port}`

/** The whole environment of that CMS. */
export const embeddedCmsEnvironment = (
  { dataDir, embeddedCms, siteUrl, localUrl, enquiryRetentionDays }: Settings,
  stored: Secrets,
  admin: Pick<Administrator, 'email' | 'password'>,
): Record<string, string> =>
  cmsEnvironment({
    port: embeddedCms.port,
    dataDir,
    secret: stored.cmsSecret,
    adminEmail: admin.email,
    adminPassword: admin.password,
    adminToken: stored.adminToken,
    siteUrl,
    hookUrl: `${localUrl}/api/revalidate`,
    hookSecret: stored.revalidateSecret,
    previewSecret: stored.previewSecret,
    enquiryRetentionDays,
    database: embeddedCms.database,
  })
