// npm run test:compose: the images, then certificates and the compose file for real, by podman. The tests of certificates
// mostly wait for an authority.
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

for (const names of [['images.ts'], ['compose.ts', 'acme.ts']]) {
  const files = names.map((name) => join(import.meta.dirname, name))
  const tests = run({ files, concurrency: files.length })
  tests.on('test:fail', () => (process.exitCode = 1))
  for await (const text of tests.compose(spec)) process.stdout.write(String(text))
  if (process.exitCode) break
}
