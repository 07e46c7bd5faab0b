import { createAttempts, TooManyAttempts } from './attempts.ts'

const right = () => Promise.resolve('certificate')
const wrong = () => Promise.resolve(null)
const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => run(index).catch((error: unknown) => error)),
  )

const refusals = (results: unknown[]) =>
  results.filter((result) => result instanceof TooManyAttempts).length

test('200 right pairs from one address pass at once', async () => {
  const attempt = createAttempts(0)
  const results = await times(200, (index) =>
    attempt({ number: `1-${index}`, network: 'school' }, right),
  )
  expect(refusals(results)).toBe(0)
})

test('200 parents behind one address, of whom every fourth mistypes first, wait for nobody', async () => {
  let now = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now)
  const attempt = createAttempts(60_000)
  for (let parent = 0; parent < 200; parent += 1) {
    const own = { number: `1-${parent}`, network: 'carrier' }
    if (parent % 4 === 0) expect(await attempt(own, wrong)).toBeNull()
    expect(await attempt(own, right)).toBe('certificate')
    now += 3_000
  }
  clock.mockRestore()
})

test('wrong pairs of one certificate are limited, whatever networks they come from', async () => {
  const attempt = createAttempts(0)
  const results = await times(30, (index) =>
    attempt({ number: '1-12', network: `n${index}` }, wrong),
  )
  // Those that are underway when the limit is reached are answered.
  expect(refusals(results)).toBeGreaterThanOrEqual(17)
  await expect(attempt({ number: '1-12', network: 'other' }, right)).rejects.toThrow(
    TooManyAttempts,
  )
  expect(await attempt({ number: '11-2', network: 'other' }, right)).toBe('certificate')
})

test('a network with many wrong pairs is slowed, and neither refused nor in the way of others', async () => {
  const attempt = createAttempts(50)
  const from = (network: string) => (index: number) =>
    attempt({ number: `${network}-${index}`, network }, wrong)
  expect(refusals(await times(60, from('carrier')))).toBe(0)
  const start = performance.now()
  const slow = times(8, from('carrier'))
  expect(await attempt({ number: '1-12', network: 'home' }, right)).toBe('certificate')
  expect(performance.now() - start).toBeLessThan(45)
  expect(await attempt({ number: '1-12', network: 'carrier' }, right)).toBe('certificate')
  expect(performance.now() - start).toBeGreaterThan(195)
  expect(refusals(await slow)).toBe(0)
})

test('a program that asks without waiting is refused, and slows only its network', async () => {
  const attempt = createAttempts(50)
  const results = await times(200, (index) =>
    attempt({ number: `${index}`, network: 'program' }, wrong),
  )
  expect(refusals(results)).toBe(0)
  const more = await times(200, (index) =>
    attempt({ number: `more-${index}`, network: 'program' }, wrong),
  )
  expect(refusals(more)).toBe(182)
  const start = performance.now()
  await attempt({ number: '1-12', network: 'home' }, right)
  expect(performance.now() - start).toBeLessThan(45)
})

test('many wrong pairs in all slow the attempts of everybody, and refuse nobody else', async () => {
  const attempt = createAttempts(50)
  await times(100, (index) => attempt({ number: `n${index}`, network: `n${index}` }, wrong))
  const start = performance.now()
  expect(await attempt({ number: '1-12', network: 'home' }, right)).toBe('certificate')
  expect(performance.now() - start).toBeGreaterThan(45)
})

test('a CMS that does not answer counts as no attempt', async () => {
  const attempt = createAttempts(0)
  const down = () => Promise.reject(new Error('down'))
  const results = await times(20, () => attempt({ number: '1', network: 'n' }, down))
  expect(refusals(results)).toBe(0)
})
