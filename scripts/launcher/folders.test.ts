import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemOfPath, root } from './folders.mjs'

test.each([
  '/srv/school website',
  '/home/ünï çö',
  "/srv/a b [c] (d) & 'e' {f} ;g !h $i ~j +k=l,m@n",
  '/srv/विद्यालय',
])('the project can run in %s', (folder) => {
  expect(problemOfPath(folder)).toBeUndefined()
})

test.each(['#', '%', '?', '\\'])('a path with %j is refused by its name', (sign) => {
  const folder = `/srv/web${sign}site`
  expect(problemOfPath(folder)).toContain(`${folder}, as the path contains ${sign}:`)
})

/** In another folder, such as one with a space or a letter outside of ASCII, these are wrong paths. */
const MISTAKES = {
  'the encoded path of the address of a file':
    /import\.meta\.(url|resolve)\b[^;]{0,60}\.pathname|pathname[^;=]{0,20}= new URL\([^;]{0,60}import\.meta/,
  'an address made from a path without encoding it': /['"`]file:\/\/['"`$]/,
}

const code = globSync('{*,{app,cms,components,content,e2e,lib,scripts}/**/*}.{js,mjs,cjs,ts,tsx}', {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('folders.test.ts'),
})

test.each(Object.entries(MISTAKES))('no file contains %s', (_, mistake) => {
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter((path) => mistake.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each([
  "cacheHandler: new URL('./lib/a.cjs', import.meta.url).pathname,",
  "new URL('..', import.meta.url)\n  .pathname",
  "const { pathname } = new URL('..', import.meta.url)",
  'import(`file://${path}`)',
  "'file://' + path",
])('%j is such a mistake', (line) => {
  expect(Object.values(MISTAKES).some((mistake) => mistake.test(line))).toBe(true)
})
