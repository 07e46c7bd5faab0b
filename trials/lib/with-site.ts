import { withProgress } from '../../scripts/launcher/progress.mjs'
import { manageProcess, untilUp, type ManagedProcess } from './managed-process.ts'
import type { TestEnvironment } from './environment.ts'

/** Starts the CMS and the site of an environment, and kills both after the work. */
export async function withSite<Outcome>(
  { cms, cmsUrl, settings, siteCommand }: TestEnvironment,
  work: (site: ManagedProcess) => Promise<Outcome>,
): Promise<Outcome> {
  const site = manageProcess(siteCommand('serve', cmsUrl), `${settings.localUrl}/api/health`)
  try {
    await withProgress('Starting CMS and site', async () => {
      cms.start()
      await untilUp([cms], 'The CMS')
      site.start()
      await untilUp([site], 'The site')
    })
    return await work(site)
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}
