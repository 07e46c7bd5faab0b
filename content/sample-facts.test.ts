import { globSync, readFileSync, statSync } from 'node:fs'
import { sampleRows } from 'school-schema/sample/sample'
import { sampleRecords } from 'school-schema/sample/sample-school'

const { school } = sampleRecords

const TODAY = '2026-11-24'
const namesOf = (collection: string) =>
  sampleRows(collection, TODAY).map(({ name }) => String(name))

/** Whom and what only the sample school has. */
const facts = [
  school.name,
  school.address,
  school.town,
  school.affiliation_number,
  school.phone,
  school.email.split('@')[1] ?? '',
  school.coordinates,
  ...school.translations.flatMap(({ name, address, town }) => [name, address, town]),
  ...namesOf('faculty'),
  ...namesOf('person').filter((name) => name.length > 10),
]

const sources = globSync(
  '{app,components,content,lib,public,packages/schema,cms/setup,cms/extensions/school/src}/**/*.{ts,tsx,css,svg,json,js,html,txt}',
  {
    exclude: ['**/node_modules/**', '**/*.test.*', '**/testing/**'],
  },
).filter((file) => statSync(file).isFile())

test('the program names no fact of the sample school', () => {
  expect(sources.length).toBeGreaterThan(400)
  const named = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)
  })
  expect(named).toEqual([])
})
