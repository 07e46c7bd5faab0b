import { hearRefusals } from './refused.ts'

const asha = { user: '11111111-2222-4333-8444-555555555555', ip: '127.0.0.1' }

function answer(
  statusCode: number,
  originalUrl: string,
  accountability: typeof asha | null = asha,
) {
  const lines: string[] = []
  const listeners: (() => void)[] = []
  const response = {
    statusCode,
    on: (_: 'finish', listener: () => void) => void listeners.push(listener),
  }
  hearRefusals({ method: 'GET', originalUrl, ip: '::1', accountability }, response, (line) =>
    lines.push(line),
  )
  for (const listener of listeners) listener()
  return lines
}

test.each([401, 403])('who is answered %d is told of, without the question', (status) => {
  const [line = ''] = answer(status, '/items/admission?search=Asha%20Devi')
  expect(JSON.parse(line)).toEqual({
    ...{ event: 'refused', status, method: 'GET', path: '/items/admission' },
    ...{ user: asha.user, from: asha.ip },
  })
})

test('a stranger is nobody, and what is answered is not told', () => {
  expect(answer(403, '/users', null).join()).toContain('"from":"::1","user":null')
  expect(answer(200, '/items/pages')).toEqual([])
  expect(answer(404, '/nothing')).toEqual([])
})

test('nobody writes a second line, or an endless one', () => {
  const [line = ''] = answer(403, `/a\n{"event":"signed-in"}${'x'.repeat(9999)}`)
  expect(line.split('\n')).toHaveLength(1)
  expect(line.length).toBeLessThan(500)
})
