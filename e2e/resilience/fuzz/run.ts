import { connectCms } from '../../../cms/setup/client.ts'
import { say, step } from '../../../scripts/launcher/progress.mjs'
import { startFaultyCms } from '../faulty-cms.ts'
import { randomFrom } from '../random.ts'
import { createVictim, untilUp } from '../victim.ts'
import type { World } from '../world.ts'
import { startCarelessProxy } from './careless-proxy.ts'
import { checkDoors, checkErrors } from './doors/check-doors.ts'
import { checkFiles } from './files/check-files.ts'
import { checkMarkup } from './markup/check-markup.ts'
import type { HostileOptions } from './options.ts'
import { checkPosts } from './posts/check-posts.ts'
import { checkRequests } from './requests/check-requests.ts'

/** What no answer may tell. */
const HIDDEN_KEYS = [
  ...(['adminToken', 'siteToken', 'cmsSecret', 'revalidateSecret'] as const),
  ...(['serverActionsKey', 'previewSecret', 'previewToken'] as const),
]

/** Hostile texts, files and requests, at every door; prints the figures and answers the exit status. */
export async function runHostile(world: World, options: HostileOptions): Promise<number> {
  const { seed, control } = options
  step(`Seed ${seed}${control ? `, ${control}` : ''}`)
  const faults =
    control === 'no-sanitiser'
      ? await checkMarkup({ texts: options.texts, isUnguarded: true }, randomFrom(seed))
      : await checkAll(world, options)
  for (const fault of faults) say(`  ${fault}`)
  say(`Seed ${seed}: ${faults.length > 0 ? 'FAILED' : 'PASSED'}`)
  return faults.length > 0 ? 1 : 0
}

async function checkAll(world: World, options: HostileOptions): Promise<string[]> {
  const { seed, control } = options
  const markup = control
    ? []
    : await checkMarkup({ texts: options.texts, isUnguarded: false }, randomFrom(seed))
  const cms = await startFaultyCms(world.cmsUrl)
  const { localUrl } = world.settings
  const output: string[] = []
  const onLine = (line: string) => void output.push(line)
  const site = createVictim(
    { ...world.siteCommand('serve', cms.url), onLine },
    `${localUrl}/api/health`,
  )
  const proxy = control && (await startCarelessProxy(localUrl))
  const siteUrl = proxy?.url ?? localUrl
  try {
    world.cms.start()
    site.start()
    await untilUp([world.cms, site], 'The site or the CMS')
    const keys = HIDDEN_KEYS.map((name) => world.secrets[name])
    const editor = connectCms(world.cmsUrl, world.secrets.adminToken)
    const requests = await checkRequests(
      {
        ...{ siteUrl, count: options.requests, files: await listFiles(editor) },
        hidden: {
          studio: world.cmsUrl,
          secrets: [
            ...keys,
            ...[world.cmsUrl, cms.url].map((url) => new URL(url).host),
            world.settings.dataDir,
          ],
        },
      },
      randomFrom(seed + 1),
    )
    const files = await checkFiles(siteUrl, editor, options.files)
    if (control) return [...requests, ...files]
    const posts = await checkPosts({ siteUrl, count: options.posts, output }, randomFrom(seed + 3))
    const doors = await checkDoors(siteUrl, editor, {
      count: options.rows,
      random: randomFrom(seed + 2),
    })
    return [
      ...markup,
      ...requests,
      ...files,
      ...posts,
      ...doors,
      ...(await checkErrors(siteUrl, cms)),
    ]
  } finally {
    await Promise.all([site.kill(), world.cms.kill()])
    cms.close()
    proxy?.close()
  }
}

/** Some that exist, and one that does not. */
async function listFiles(cms: ReturnType<typeof connectCms>): Promise<[string, ...string[]]> {
  const rows = await cms.list('/files?limit=9&fields=id')
  return ['11111111-2222-4333-8444-555555555555', ...rows.map(({ id }) => String(id))]
}
