import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'

/**
 * A page that is being made while its content changes again would be kept with the older content and
 * count as fresh. The pauses make the edits fall into each part of that time.
 */
test('of edits in quick succession, the last one is what visitors see', async ({ request }) => {
  test.setTimeout(180_000)
  const created = await askCms('POST', '/items/notification', {
    title: 'First',
    date: '2019-01-01',
  })
  const { id } = created.data as { id: number }
  for (let round = 1; round <= 8; round++) {
    let title = ''
    for (let edit = 1; edit <= 6; edit++) {
      title = `Round ${round}, edit ${edit} of ${id}`
      await askCms('PATCH', `/items/notification/${id}`, { title })
      await new Promise((resolve) => setTimeout(resolve, edit * round * 3))
    }
    for (const address of [`/notices/${id}`, '/notices']) {
      await expect
        .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
        .toContain(title)
    }
  }
})

test('what was taken back is not shown once more when its address comes back', async ({
  request,
}) => {
  test.setTimeout(60_000)
  const [old, corrected] = ['Fees: wrong figure', 'Fees: right figure'].map(
    (title) => `${title} ${Date.now()}`,
  )
  const notice = { title: old, date: '2019-01-02' }
  const { id } = (await askCms('POST', '/items/notification', notice)).data as { id: number }
  const change = (fields: object) => askCms('PATCH', `/items/notification/${id}`, fields)
  const status = async () => (await request.get(`/notices/${id}`)).status()
  await expect.poll(status).toBe(200)
  await change({ status: 'draft' })
  await expect.poll(status).toBe(404)
  // Until the site has seen to it that nobody keeps the page ready any more.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await change({ title: corrected, status: 'published' })
  const texts: string[] = []
  await expect
    .poll(async () => {
      const answer = await request.get(`/notices/${id}`)
      if (answer.status() === 200) texts.push(await answer.text())
      return texts.length
    })
    .toBe(1)
  expect(texts[0]).toContain(corrected)
  expect(texts[0]).not.toContain(old)
})
