import { Problem } from '../launcher/problem.mjs'
import { asDiskProblem, saysDiskIsFull } from './disk.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['ENOSPC', 'The disk that holds /srv/data is full'],
  ['EDQUOT', 'The disk quota for /srv/data is used up'],
  ['EACCES', '/srv/data may not be written by this user'],
  ['EROFS', '/srv/data lies on a read-only disk'],
  ['ENOTDIR', '/srv/data cannot be a folder'],
  ['EEXIST', '/srv/data is a file, not a folder'],
])('%s becomes a sentence that says what to do', (code, sentence) => {
  const problem = asDiskProblem(failed(code), '/srv/data')
  expect(problem).toBeInstanceOf(Problem)
  expect(String(problem)).toContain(sentence)
})

test('another error is not changed', () => {
  const error = failed('EMFILE')
  expect(asDiskProblem(error, '/srv/data')).toBe(error)
})

test.each([
  ['Error: ENOSPC: no space left on device, write', true],
  ['SQLITE_FULL: database or disk is full', true],
  ['everything is fine', false],
])('recognises a full disk by "%s"', (line, isFull) => {
  expect(saysDiskIsFull(['first', line])).toBe(isFull)
})
