import { readdirSync, readFileSync } from 'node:fs'
import { sources, sourcesOf } from './sources.ts'

const keysOf = (collections: string[]) => sourcesOf(collections).map(({ key }) => key)

test('a change concerns what shows it, a file or a start everything', () => {
  expect(keysOf(['notification'])).toEqual(['notices'])
  expect(keysOf(['gallery_files', 'board_result'])).toEqual(['gallery', 'board-results'])
  expect(keysOf(['notification', 'directus_files'])).toHaveLength(sources.length)
  expect(keysOf(['*'])).toHaveLength(sources.length)
  expect(keysOf(['admission', 'directus_users', '__proto__'])).toEqual([])
})

test('no source that a reader defines is missing, and each has a key of its own', () => {
  const defined = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'source.ts')
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .flatMap((text) => text.match(/= defineSource\(/g) ?? [])
  expect(new Set(sources.map(({ key }) => key)).size).toBe(defined.length)
})

test('all rows are asked for, and only what is published', () => {
  for (const { key, command } of sources) {
    const { path, params } = command()
    if (path === '/items/school' || path === '/items/disclosure') continue
    expect([key, params?.limit]).toEqual([key, -1])
  }
  const filters = sources.map(({ command }) => JSON.stringify(command().params?.filter))
  expect(filters.filter((filter) => filter === '{"status":{"_eq":"published"}}')).toHaveLength(8)
})
