import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const digestOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)

// Browsers keep these files for a year: one with another content gets another name, and here its line.
test.each(['fonts', 'pictures'])('a changed file in %s has another name', (folder) => {
  const files = readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
  expect(files.toSorted().map((file) => `${digestOf(file)} ${file}`)).toMatchSnapshot()
})
