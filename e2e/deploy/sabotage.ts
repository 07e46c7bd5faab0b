import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Control } from './options.ts'

type Change = [file: string, what: RegExp, instead: string]

/** What each control changes in the configuration of nginx. */
const changes: Record<Control, Change[]> = {
  halves: [['packer.conf', /if \(\$http_x_kept\)/, 'if ($http_x_never)']],
  'no-stale': [
    ['keep.conf', /proxy_cache_use_stale .*;/, 'proxy_cache_use_stale off;'],
    ['whole.conf', /proxy_cache_use_stale .*;/, 'proxy_cache_use_stale off;'],
    // A site that is back within these seconds would hide it.
    ['http.conf', /, stale-while-revalidate=10/g, ''],
  ],
  'one-key': [['http.conf', /\$is_payload\$is_asked" \$kept_page/, '$is_asked" $kept_page']],
  'pack-each': [
    ['to-site.conf', /Accept-Encoding \$packing;/, 'Accept-Encoding "";'],
    ['site.conf', /gzip_static on;/, 'brotli on;\n  brotli_comp_level 5;\n  gzip_static on;'],
  ],
  'each-address': [['http.conf', /"\$groups::";/g, '$remote_addr;']],
  // It is about the site and the CMS, not about nginx.
  untold: [],
}

/** Takes away what a control is about; throws when it is not there to be taken away. */
export async function weaken(folder: string, control: Control): Promise<void> {
  for (const [name, what, instead] of changes[control]) {
    const file = join(folder, 'nginx', name)
    const text = await readFile(file, 'utf8')
    if (!what.test(text)) throw new Error(`${name} has nothing that ${control} could take away.`)
    await writeFile(file, text.replace(what, instead))
  }
}
