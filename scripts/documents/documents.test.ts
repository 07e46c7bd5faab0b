import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { books } from '../../content/pages/academics/booklist.ts'
import { documents } from '../../content/pages/documents.ts'
import { printedDocuments } from './all.ts'
import { layOut } from './layout.ts'
import { reproducible } from './reproducible.ts'

const PUBLIC = join(import.meta.dirname, '../../public')

const linked = [
  ...Object.values(documents).map(({ path }) => path),
  ...books.map(({ bookLink }) => bookLink),
]

describe.each([...new Set(linked)])('%s', (path) => {
  const read = () => readFileSync(join(PUBLIC, path)).toString('latin1')

  it('is a small PDF', () => {
    expect(read()).toMatch(/^%PDF-/)
    expect(read().length).toBeLessThan(60_000)
  })

  it('can be read aloud: tagged, with its language and title', () => {
    expect(read()).toContain('/StructTreeRoot')
    expect(read()).toContain('/Lang (en-IN)')
    const title = printedDocuments.find((printed) => printed.path === path)?.title
    expect(read()).toContain(`/Title (${title})`)
  })

  it('does not tell when it was printed', () => {
    expect(read()).not.toContain('/CreationDate')
  })
})

describe('a printed document', () => {
  it.each(printedDocuments.map((printed) => [printed.title, printed] as const))(
    'is marked as a sample: %s',
    (_title, printed) => {
      expect(layOut(printed)).toContain('<p class="sample">SAMPLE</p>')
      expect(printed.warning).toMatch(/sample/)
    },
  )
})

describe('a reproducible PDF', () => {
  const print = (time: string, id: string) =>
    Buffer.from(`<</CreationDate (D:${time})\n/Title (é)>> /ID (node${id})`, 'latin1')

  const first = reproducible(print("20260101000000+00'00'", '00000008'))
  const second = reproducible(print("20260202000000+00'00'", '00000009'))

  it('is the same whenever it is printed', () => {
    expect(second).toEqual(first)
  })

  it('keeps every byte in its place', () => {
    expect(first).toHaveLength(print("20260101000000+00'00'", '00000008').length)
    expect(first.toString('latin1')).toMatch(/^<< +\n\/Title \(é\)>> \/ID \(node00000000\)$/)
  })
})
