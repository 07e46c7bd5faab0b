// Takes the screenshots of the documentation, which are committed under docs/pictures:
//   node scripts/screenshots.ts editor|office    the guides, from a temporary CMS (CMS_PORT must be free)
//   node scripts/screenshots.ts pages [address]  all pages of a running site
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCms } from '../cms/setup/client.ts'
import { Problem } from './launcher/problem.mjs'
import { claimPorts } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { openCms, openDataFolder } from './lib/site/serve.ts'
import { captureGuide } from './screenshots/capture-guide.ts'
import { editorGuide } from './screenshots/editor-guide.ts'
import { officeGuide } from './screenshots/office-guide.ts'
import { capturePages } from './screenshots/pages.ts'

await runCommand('task', async (supervisor) => {
  const [subject = '', address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  if (subject === 'pages') {
    await capturePages(address)
    return 0
  }
  const guide = { editor: editorGuide, office: officeGuide }[subject]
  if (!guide) throw new Problem('Name what to capture: editor, office or pages.')
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
  supervisor.onStopped(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { ...readSettings(process.env, false), dataDir, existingCms: undefined }
  await claimPorts(settings)
  const secrets = await openDataFolder(settings)
  const { url } = await openCms(settings, secrets, supervisor)
  await captureGuide(connectCms(url, secrets.adminToken), guide)
  return 0
})
