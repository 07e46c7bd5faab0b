import { readFileSync } from 'node:fs'
import { edits } from './controls.ts'

// Building a control takes minutes; a source that has changed since is detected here at once.
test.each(Object.values(edits).flat())('%s contains what a control replaces', (file, from) => {
  expect(readFileSync(file, 'utf8')).toContain(from)
})
