import { untilUp, type Victim } from '../../scripts/chaos/victim.ts'
import type { World } from '../../scripts/chaos/world.ts'
import { during } from '../../scripts/launcher/progress.mjs'

/**
 * Starts the CMS and the site of an environment, and kills both after the work.
 * @param prepare fills the CMS before the site starts
 */
export async function withSite<Outcome>(
  { cms, cmsUrl, siteBeside }: World,
  work: (site: Victim) => Promise<Outcome>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Outcome> {
  const site = siteBeside(cmsUrl)
  try {
    await during('Starting CMS and site', async () => {
      cms.start()
      await untilUp([cms], 'The CMS')
      await prepare()
      site.start()
      await untilUp([site], 'The site')
    })
    return await work(site)
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}
