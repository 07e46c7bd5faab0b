// Writes docs/security/asvs.md from asvs.json; run it after a change of that file.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './launcher/folders.mjs'
import { readRequirements } from './security/requirements.ts'
import { toMarkdown } from './security/to-markdown.ts'

writeFileSync(join(root, 'docs/security/asvs.md'), toMarkdown(readRequirements()))
