import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import { sanitiseHtml } from './html.ts'

// What editors write, and how it is shown, in pairs of files. UPDATE_GOLDEN=1 writes the second of each
// pair again: read every difference before it is committed.
const FOLDER = 'lib/content/html/golden'

const names = readdirSync(FOLDER).flatMap((file) => /^(.+)\.given\.txt$/.exec(file)?.[1] ?? [])

const textOf = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&(?:copy|euro);/g, (name) => (name === '&copy;' ? '©' : '€'))
    .replaceAll('&quot;', '"')
    // Between the parts of a table a browser writes none.
    .replaceAll('\n', '')

test('there are pairs of what matters to a school', () => {
  expect(names).toEqual(
    expect.arrayContaining(['bengali', 'hindi', 'links', 'lists', 'pictures', 'tables']),
  )
})

test.each(names)('%s comes through as before', (name) => {
  const [given, expected] = ['given', 'shown'].map((kind) => join(FOLDER, `${name}.${kind}.txt`))
  const shown = renderToStaticMarkup(
    <RichText html={sanitiseHtml(readFileSync(given ?? '', 'utf8'))} />,
  )
  if (process.env.UPDATE_GOLDEN) writeFileSync(expected ?? '', `${shown}\n`)
  expect(`${shown}\n`).toBe(readFileSync(expected ?? '', 'utf8'))
})

test.each(names)('of %s, not a letter is lost', (name) => {
  const given = readFileSync(join(FOLDER, `${name}.given.txt`), 'utf8')
  const shown = renderToStaticMarkup(<RichText html={sanitiseHtml(given)} />)
  expect(textOf(shown).trim()).toBe(textOf(given).trim())
})
