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
