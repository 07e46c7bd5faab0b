import { setTimeout } from 'node:timers/promises'
import { changeNotice, createNotice } from '../support/notice.ts'
import { expect, test } from '../support/test.ts'

/**
 * A page that is rendered while its content changes again must not be cached with the older
 * content. The delays move the edits to each stage of the render.
 */
test('after edits in quick succession visitors see the last one', async ({ request }) => {
  test.setTimeout(180_000)
  const id = await createNotice('First', { date: '2019-01-01', pinned: false })
  for (let round = 1; round <= 4; round++) {
    let title = ''
    for (let edit = 1; edit <= 6; edit++) {
      title = `Round ${round}, edit ${edit} of ${id}`
      await changeNotice(id, { title })
      await setTimeout(edit * round * 6)
    }
    for (const address of [`/notices/${id}`, '/notices']) {
      await expect
        .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
        .toContain(title)
    }
  }
})

test('a hidden text is not shown again when its notice is published with another', async ({
  request,
}) => {
  test.setTimeout(60_000)
  const [old, corrected] = ['Fees: wrong figure', 'Fees: right figure'].map(
    (title) => `${title} ${Date.now()}`,
  )
  const id = await createNotice(old ?? '', { date: '2019-01-02', pinned: false })
  const status = async () => (await request.get(`/notices/${id}`)).status()
  await expect.poll(status).toBe(200)
  await changeNotice(id, { status: 'draft' })
  await expect.poll(status).toBe(404)
  await changeNotice(id, { title: corrected, status: 'published' })
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
