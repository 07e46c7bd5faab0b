import { changeNotice, createNotice } from '../support/notice.ts'
import { expect, test } from '../support/test.ts'

test('a hidden text is not shown again when its notice is published with another', async ({
  request,
}) => {
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
