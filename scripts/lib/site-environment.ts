import type { ExistingCms, Settings } from './environment.ts'
import type { Secrets } from './secrets.ts'

const FOR_THE_CMS_ALONE = /^(DB_|CMS_ADMIN_)/

/** The environment of the site: the reader's own, less what only the CMS may know, plus its own. */
export function siteEnvironment(
  settings: Settings,
  secrets: Secrets,
  cms: ExistingCms,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !FOR_THE_CMS_ALONE.test(name))
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // `lib/framework/graceful-shutdown.ts` answers signals.
    NEXT_MANUAL_SIG_HANDLE: mode === 'production' ? '1' : undefined,
    HOST: settings.host,
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    DATA_DIR: settings.dataDir,
    BUILD_DIR: settings.buildDir,
    ...settings.officeMail,
    PREVIEW_SECRET: cms.preview?.secret,
    CMS_PREVIEW_TOKEN: cms.preview?.token,
    ENQUIRY_RETENTION_DAYS: String(settings.enquiryRetentionDays),
    REVALIDATE_SECRET: secrets.revalidateSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.serverActionsKey,
  }
}
