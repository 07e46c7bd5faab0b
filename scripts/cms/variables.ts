import { globSync } from 'node:fs'
import { cmsEnvironment } from '../../cms/environment.ts'
import { localAddress } from '../../lib/server/values.ts'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import type { Secrets } from '../lib/secrets.ts'

/** The address of the embedded CMS. */
export const embeddedCmsUrl = ({ embeddedCms: { host, port } }: Settings) =>
  localAddress(host, port)

/** The embedded CMS with the site's tokens from the data folder. */
export const embeddedCms = (settings: Settings, secrets: Secrets): ExistingCms => ({
  url: embeddedCmsUrl(settings),
  token: secrets.siteToken,
  preview: { secret: secrets.previewSecret, token: secrets.previewToken },
})

/** All variables of the embedded CMS. */
export const embeddedCmsEnvironment = (
  settings: Settings,
  secrets: Secrets,
): Record<string, string> => {
  const { dataDir, embeddedCms, siteUrl, siteAddresses, enquiryRetentionDays, studioUrl } = settings
  return cmsEnvironment({
    host: embeddedCms.host,
    port: embeddedCms.port,
    dataDir,
    secret: secrets.cmsSecret,
    adminEmail: secrets.adminEmail,
    adminPassword: secrets.adminPassword,
    adminToken: secrets.adminToken,
    siteUrl,
    studioUrl: studioUrl ?? embeddedCmsUrl(settings),
    hookUrls: siteAddresses.map((address) => `${address}/api/revalidate`),
    hookSecret: secrets.revalidateSecret,
    previewSecret: secrets.previewSecret,
    enquiryRetentionDays,
    engines: embeddedCms.engines,
    hasUploads: globSync('uploads/*', { cwd: dataDir }).length > 0,
  })
}
