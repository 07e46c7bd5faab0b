import { startServer } from '../../e2e/support/servers/command.ts'
import { withProgress } from '../../scripts/launcher/progress.mjs'
import type { TestEnvironment } from './environment.ts'

type Server = ReturnType<typeof startServer>

/** Starts the CMS and the site of an environment, and kills both after the work. */
export async function withSite<Outcome>(
  { cmsUrl, secrets, variables }: Pick<TestEnvironment, 'cmsUrl' | 'secrets' | 'variables'>,
  work: (site: Server) => Promise<Outcome>,
): Promise<Outcome> {
  const servers: Server[] = []
  const start = async (name: 'cms' | 'serve', more: Record<string, string> = {}) => {
    const server = startServer(name, { ...variables, ...more })
    servers.push(server)
    await server.untilReady()
    return server
  }
  try {
    const site = await withProgress('Starting CMS and site', async () => {
      await start('cms')
      const { siteToken: CMS_TOKEN } = secrets
      return start('serve', { CMS_URL: cmsUrl, CMS_TOKEN, LOG_LEVEL: 'silent' })
    })
    return await work(site)
  } finally {
    await Promise.all(servers.map(({ kill }) => kill()))
  }
}
