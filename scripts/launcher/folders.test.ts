import { problemOfPath } from './folders.mjs'

test.each([
  '/srv/school website',
  '/home/ünï çö',
  "/srv/a b [c] (d) & 'e' {f} ;g !h $i ~j +k=l,m@n",
  '/srv/विद्यालय',
])('the project can run in %s', (folder) => {
  expect(problemOfPath(folder)).toBeUndefined()
})

test.each(['#', '%', '?', '\\'])('a path with %j is refused by its name', (sign) => {
  const folder = `/srv/web${sign}site`
  expect(problemOfPath(folder)).toContain(`${folder}, as the path contains ${sign}:`)
})
