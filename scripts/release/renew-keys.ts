// Runs once for each release that a server unpacks: the keys in a public build are not secret. With
// them, anybody could make Next.js regenerate pages.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'

const build = join(root, '.next/current')
const propsFile = join(build, 'server/preview-props.json')

const props = JSON.parse(await readFile(propsFile, 'utf8')) as Record<string, string>
const renewed = Object.values(props).map((key) => [
  key,
  randomBytes(key.length / 2).toString('hex'),
])
for (const file of [propsFile, join(build, 'prerender-manifest.json')]) {
  let text = await readFile(file, 'utf8')
  for (const [old = '', key = ''] of renewed) text = text.replaceAll(old, key)
  await writeFile(file, text)
}
