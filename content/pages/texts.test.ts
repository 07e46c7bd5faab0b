import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultFigures, defaultSchool } from '../school.ts'
import type { Block, PageText } from '../text.ts'
import { bodies } from './administration/bodies.ts'
import { documents } from './documents.ts'
import { findPage, getPageAt, pages } from './index.ts'
import { pictureTexts, getPicture, type PictureName } from './pictures.ts'
import { defaultTexts, getDefaultText } from './texts.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../public')

const texts = Object.entries(defaultTexts)
const documentPaths: string[] = Object.values(documents).map((each) => each.path)

/** Every string of a block. */
function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'list':
      return [...block.items]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'facts':
      return block.items.flatMap(({ term, value }) => [term, value])
    case 'picture':
      return [block.alt, block.caption]
    case 'links':
      return block.items.map(({ text }) => text)
  }
}

/** If the members of a body follow the text, the links follow the members. */
function linksAfterMembers(row: string): Block[] {
  const body = bodies.find((each) => each.row === row)
  return body ? [{ kind: 'links', items: body.links }] : []
}

function textOf({ blocks }: PageText): string {
  return blocks.flatMap(wordsOf).join('\n')
}

test('a text has at least two blocks', () => {
  expect(texts.filter(([, { blocks }]) => blocks.length < 2).map(([row]) => row)).toEqual([])
})

describe.each(texts)('%s', (row, text) => {
  test('ends with links to existing pages', () => {
    const blocks = [...text.blocks, ...linksAfterMembers(row)]
    const last = blocks.at(-1)
    expect(blocks.filter((block) => block.kind === 'links')).toEqual([last])
    const targets = last?.kind === 'links' ? last.items.map((item) => item.path) : []
    const broken = targets.filter((target) => !findPage(target) && !documentPaths.includes(target))
    expect(broken).toEqual([])
    expect(new Set(targets).size).toBe(targets.length)
  })

  test('does not link to itself', () => {
    const own = pages.find((page) => page.row === row)?.path
    const linked = [...text.blocks, ...linksAfterMembers(row)].flatMap((block) =>
      block.kind === 'links' ? block.items : [],
    )
    expect(linked.map((item) => item.path)).not.toContain(own)
  })

  test('has tables whose rows fit their columns', () => {
    for (const block of text.blocks) {
      if (block.kind !== 'table') continue
      expect(block.rows.every((row) => row.length === block.columns.length)).toBe(true)
    }
  })

  test('has no empty string, no unfilled placeholder and no capitalised sentence', () => {
    const words = text.blocks.flatMap(wordsOf)
    expect(words.filter((each) => each.trim() !== each || each === '')).toEqual([])
    expect(words.filter((each) => /[{}!<>]/.test(each))).toEqual([])
  })

  test('has no telephone number or address that could belong to somebody', () => {
    const whole = textOf(text)
    expect(whole).not.toContain('+91')
    const numbers = whole.match(/\d[\d ]{6,}\d/g) ?? []
    expect(numbers.filter((number) => !number.startsWith('0'))).toEqual([])
    const mails = whole.match(/\S+@[\w.-]+\w/g) ?? []
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([])
  })
})

test('placeholders are filled in from the settings', () => {
  const school = {
    ...defaultSchool,
    ...defaultFigures,
    name: 'Another School',
    phone: '0999 000 0000',
  }
  const text = getDefaultText(getPageAt('/Privery_policy'), school)
  expect(text && textOf(text)).toContain('Another School')
  expect(text && textOf(text)).toContain('0999 000 0000')
  expect(text && textOf(text)).not.toContain(defaultSchool.name)
  expect(getDefaultText(getPageAt('/Events'), school)).toBeNull()
})

const pictureNames = Object.keys(pictureTexts) as PictureName[]

test.each(pictureNames)('the picture %s exists with its size and an alternative text', (name) => {
  const { src, alt, caption, width, height } = getPicture(name)
  const file = path.join(PUBLIC, src)
  expect(existsSync(file)).toBe(true)
  const [tag = ''] = /<svg[^>]*>/.exec(readFileSync(file, 'utf8')) ?? []
  expect(tag).toContain(`width="${width}"`)
  expect(tag).toContain(`height="${height}"`)
  expect(alt.length).toBeGreaterThan(caption.length)
  expect(alt.length).toBeLessThan(130)
})

test('no two pictures have the same alternative text', () => {
  const words = Object.values(pictureTexts).flat()
  expect(new Set(words).size).toBe(words.length)
})
