import { cmsEnvironment } from '../../cms/environment.ts'
import { localAddress } from './addresses.ts'
import type { Administrator } from './administrator.ts'
import type { Settings } from './environment.ts'
import type { Secrets } from './secrets.ts'

/** Where the CMS that comes with the project answers. */
export const embeddedCmsUrl = ({ embeddedCms: { host, port } }: Settings) =>
  localAddress(host, port)

/** The whole environment of that CMS. */
export const embeddedCmsEnvironment = (
  { dataDir, embeddedCms, siteUrl, siteAddresses, enquiryRetentionDays, officeMail }: Settings,
  stored: Secrets,
  admin: Pick<Administrator, 'email' | 'password'>,
): Record<string, string> =>
  cmsEnvironment({
    host: embeddedCms.host,
    port: embeddedCms.port,
    dataDir,
    secret: stored.cmsSecret,
    adminEmail: admin.email,
    adminPassword: admin.password,
    adminToken: stored.adminToken,
    siteUrl,
    studioUrl: officeMail.STUDIO_URL,
    hookUrls: siteAddresses.map((address) => `${address}/api/revalidate`),
    hookSecret: stored.revalidateSecret,
    previewSecret: stored.previewSecret,
    enquiryRetentionDays,
    database: embeddedCms.database,
  })
