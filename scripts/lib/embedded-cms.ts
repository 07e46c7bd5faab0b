import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setUpCms } from '../../cms/setup/index.ts'
import { Problem } from '../launcher/problem.mjs'
import { during, step } from '../launcher/progress.mjs'
import { claimFolder } from './claims.ts'
import { isCmsUp, tokenStatus } from './cms-questions.ts'
import { embeddedCmsEnvironment, embeddedCmsUrl } from './cms-program.ts'
import { prepareDatabase } from './cms-database.ts'
import { administrator } from './administrator.ts'
import type { ExistingCms, Settings } from './environment.ts'
import { directus } from './programs.ts'
import type { Secrets } from './secrets.ts'
import type { Supervisor } from './supervisor.ts'
import { waitUntil } from './wait-until.ts'

const START_SECONDS = 180

/** Starts the CMS that comes with the project, its database, schema and content in place. */
export async function startEmbeddedCms(
  settings: Settings,
  stored: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  const { dataDir, siteUrl } = settings
  const { twoFactors } = settings.embeddedCms
  const url = embeddedCmsUrl(settings)
  const admin = await administrator(settings, stored)
  const environment = embeddedCmsEnvironment(settings, stored, admin)
  claimFolder('cms', dataDir, supervisor)
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  const isNew = await prepareDatabase(dataDir, environment, supervisor)
  await during('Starting the CMS', async () => {
    const server = supervisor.keep(() => directus('start', environment))
    const answers = waitUntil(
      async () => ((await isCmsUp(url)) ? undefined : 'The CMS does not answer'),
      START_SECONDS,
    )
    // A CMS that cannot start at all has said why; later it is started again.
    await Promise.race([answers, server.failure])
  })
  await waitUntil(() => refusedToken(url, stored.adminToken, dataDir), START_SECONDS)
  const { adminToken, siteToken, previewToken } = stored
  await setUpCms({ url, adminToken, siteToken, previewToken, siteUrl, twoFactors, onStep: step })
  if (isNew) admin.announce(url)
  return { url, token: siteToken, preview: { secret: stored.previewSecret, token: previewToken } }
}

/** A CMS under load answers 503 for a while, which says nothing about the token. */
async function refusedToken(
  url: string,
  token: string,
  dataDir: string,
): Promise<string | undefined> {
  const status = await tokenStatus(url, token)
  if (status === 401 || status === 403) throw new Problem(strangeDatabase(dataDir))
  return status === 200 ? undefined : `The CMS answers ${status}`
}

const strangeDatabase = (dataDir: string) =>
  `The CMS's database was made with other secrets than ${join(dataDir, 'secrets.json')}: put the right file back from a backup, or choose an empty database.`
