import { oneAtATime } from './turns.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('rung often while it works, it works once more', async () => {
  let running = 0
  let most = 0
  const work = jest.fn(async () => {
    most = Math.max(most, ++running)
    await soon()
    running--
  })
  const ring = oneAtATime(work)
  for (let times = 0; times < 5; times++) ring()
  await soon()
  await soon()
  await soon()
  expect(work).toHaveBeenCalledTimes(2)
  expect(most).toBe(1)
  ring()
  expect(work).toHaveBeenCalledTimes(3)
})
