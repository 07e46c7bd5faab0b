// Takes the pictures of the guide for editors and of that for the office, from a CMS that is made for it
// with the sample content and invented families, and removed: node scripts/pictures/guides.ts. They are
// under docs/pictures.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCms } from '../../cms/setup/client.ts'
import { takePictures as takeEditorPictures } from '../editor/take-pictures.ts'
import { runCommand } from '../lib/command.ts'
import { readSettings } from '../lib/environment.ts'
import { claimPorts } from '../lib/site/claims.ts'
import { openCms, openDataFolder } from '../lib/site/serve.ts'
import { sampleEnquiries } from '../office/sample-enquiries.ts'
import { takePictures as takeOfficePictures } from '../office/take-pictures.ts'

await runCommand('task', async (supervisor) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guide-pictures-'))
  try {
    const settings = { ...readSettings(process.env, false), dataDir, existingCms: undefined }
    await claimPorts(settings)
    const secrets = await openDataFolder(settings)
    const { url } = await openCms(settings, secrets, supervisor)
    const cms = connectCms(url, secrets.adminToken)
    await takeEditorPictures(cms)
    for (const [collection, rows] of Object.entries(sampleEnquiries(Date.now()))) {
      await cms.create(`/items/${collection}`, rows)
    }
    await takeOfficePictures(cms)
    return 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
