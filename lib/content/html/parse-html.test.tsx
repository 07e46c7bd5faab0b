import type { Root, RootContent } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import { sanitiseHtml } from './html.ts'
import { joinLines, linesOfHtml, parseHtml } from './parse-html.ts'
import { english } from '../../messages/messages.ts'

function depthOf(node: Root | RootContent): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 1
}

const render = (html: string) =>
  renderToStaticMarkup(<RichText locale={english} html={sanitiseHtml(html)} />)

const nested = (open: string, close: string, times: number) =>
  `<p>Before</p>${open.repeat(times)}Within${close.repeat(times)}<p>After</p>`

test.each([
  ['<blockquote> x 1,500', nested('<blockquote>', '</blockquote>', 1_500)],
  ['<ul><li> x 800', nested('<ul><li>', '</li></ul>', 800)],
  ['<b> x 3,000', nested('<b>', '</b>', 3_000)],
  ['<b> x 3,000 without end', '<p>Before</p>' + '<b>'.repeat(3_000) + 'Within<p>After</p>'],
  ['<table> x 500', nested('<table><tr><td>', '</td></tr></table>', 500)],
  ['<template> x 1,000', nested('<template>', '</template>', 1_000) + 'Within'],
])('%s is flattened, and its text stays in order', (_, html) => {
  expect(depthOf(parseHtml(html))).toBeLessThanOrEqual(34)
  expect(() => JSON.stringify(sanitiseHtml(html))).not.toThrow()
  expect(render(html)).toMatch(/Before[\s\S]*(?:After[\s\S]*Within|Within[\s\S]*After)/)
})

test('32 levels of lists are not changed', () => {
  const html = nested('<ul><li>', '</li></ul>', 15)
  expect(render(html)).toContain(html)
})

test('flattened texts stay separated, pictures are kept, and scripts do not become text', () => {
  const html = nested('<div>', '</div>', 40).replace(
    'Within',
    '<p>one</p><p>two</p><img src="/a.png"><script>three</script>',
  )
  expect(JSON.stringify(parseHtml(html))).toMatch(/one.*two.*\/a\.png/)
  expect(JSON.stringify(parseHtml(html))).not.toMatch(/onetwo|three/)
})

test.each([
  ['a million bytes of <div>', '<div>'.repeat(200_000)],
  [
    'formatting that multiplies',
    Array.from({ length: 2_000 }, (_, id) => `<b id=${id}>`).join('') + '<p>'.repeat(200_000),
  ],
  ['a million bytes of comments', '<!---->'.repeat(140_000)],
])('%s are rejected instead of being parsed for minutes', (_, html) => {
  expect(() => parseHtml(html)).toThrow(/too/)
})

test('every paragraph, item and row of an editor’s text is a line', () => {
  const html = sanitiseHtml(
    '<h2>Fees</h2><p>Due by the <strong>15th</strong> of\n each month.<br>Not later</p>' +
      '<ul><li><p>Counter <a href="/x">3</a></p></li><li>Hindi: फ़ीस<ul><li>inner</li></ul></li></ul>' +
      '<table><tr><th>Class</th><th>Fee</th></tr><tr><td><p>I</p></td><td></td></tr></table>' +
      '<script>stolen()</script>',
  )
  expect(linesOfHtml(html)).toEqual([
    'Fees',
    'Due by the 15th of each month.',
    'Not later',
    'Counter 3',
    'Hindi: फ़ीस',
    'inner',
    'Class, Fee',
    'I',
  ])
  expect(linesOfHtml(null)).toEqual([])
})

test('lines become sentences', () => {
  expect(joinLines(['Fees', 'Due now.', 'सूचना', 'When?'])).toBe('Fees. Due now. सूचना. When?')
})
