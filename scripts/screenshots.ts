// Takes the screenshots of the documentation, which are committed under docs/pictures:
//   node scripts/screenshots.ts editor|office    the guides, from a temporary CMS (CMS_PORT must be free)
//   node scripts/screenshots.ts pages [address]  all pages of a running site
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCms } from '../cms/setup/client.ts'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { claimPorts } from './lib/site/claims.ts'
import { openSite } from './lib/site/open.ts'
import { captureGuide, capturePages } from './screenshots/capture.ts'
import { guides } from './screenshots/guides.ts'

await runCommand('task', async (supervisor) => {
  const [subject = '', address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  if (subject === 'pages') return capturePages(address)
  const guide = guides[subject]
  if (!guide) throw new Problem('Name what to capture: editor, office or pages.')
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
  supervisor.onStopped(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { ...readSettings(), dataDir, existingCms: undefined }
  await claimPorts(settings)
  const { cms, secrets } = await openSite(settings, supervisor)
  await captureGuide(connectCms(cms.url, secrets.adminToken), guide)
})
