// Takes the pictures of the guide for editors, from a CMS that is made for it with the sample content,
// and thrown away: node scripts/editor-pictures.ts. They are under docs/pictures.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCms } from '../cms/setup/client.ts'
import { takePictures } from './editor/take-pictures.ts'
import { claimPorts } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { openCms, openDataFolder } from './lib/site/serve.ts'

await runCommand('task', async (supervisor) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'editor-pictures-'))
  try {
    const settings = { ...readSettings(process.env, false), dataDir, existingCms: undefined }
    await claimPorts(settings)
    const secrets = await openDataFolder(settings)
    const { url } = await openCms(settings, secrets, supervisor)
    await takePictures(connectCms(url, secrets.adminToken))
    return 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
