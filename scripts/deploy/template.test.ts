import { fillTemplate } from './template.ts'

test('fills names in, and repeats a line for each of several values', () => {
  const template = 'listen @PORT@ at @PLACE@;\n# a comment with @OTHER@\nend @PLACE@'
  expect(fillTemplate(template, { PORT: ['1', '2'], PLACE: '$here' })).toBe(
    'listen 1 at $here;\nlisten 2 at $here;\n# a comment with @OTHER@\nend $here',
  )
})

test('a line of a name without values goes away', () => {
  expect(fillTemplate('a\n@NONE@\nb', { NONE: [] })).toBe('a\nb')
})

test('a name that nobody knows is an error', () => {
  expect(() => fillTemplate('@WHAT@', {})).toThrow('No value is known for @WHAT@.')
})
