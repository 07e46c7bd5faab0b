import { minify_sync } from 'terser'

/** A script as it is sent. Names at its top stay, as other scripts use them. */
export function minify(script: string): string {
  const { code } = minify_sync(script)
  if (code === undefined) throw new Error('A script cannot be minified')
  return code
}
