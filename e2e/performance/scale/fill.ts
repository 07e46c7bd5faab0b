import { z } from 'zod'
import { noticeCategories } from '../../../content/notice-categories.ts'
import type { Desk } from '../../../scripts/chaos/freshness/desk.ts'

const AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.parse('2016-04-01')
const DAYS = 3_650
const categories = Object.keys(noticeCategories)

/** A notice such as an office writes, the number-th of so many, spread over ten years. */
function noticeOf(number: number, of: number, file: string | undefined) {
  const day = new Date(FIRST_DAY + Math.floor((number / of) * DAYS) * DAY_MS)
  const text = `Parents are informed that circular ${number} holds for all classes. `
  return {
    status: 'published',
    title: `Circular ${number} of the office`,
    date: day.toISOString().slice(0, 10),
    description: `<p>${text.repeat(4)}</p><ul><li>Bring the diary.</li><li>Wear the uniform.</li></ul>`,
    category: categories[number % categories.length],
    ...(file && { file }),
  }
}

/** Writes notices, the last of them with a paper each, as an office would in ten years; answers their numbers. */
export async function fillCms(desk: Desk, notices: number, files: number): Promise<number[]> {
  const papers: string[] = []
  for (let number = 0; number < files; number++) {
    const { id } = await desk.upload(`%PDF-1.4\n% circular ${number}\n%%EOF\n`)
    papers.push(z.string().parse(id))
  }
  const ids: number[] = []
  for (let start = 0; start < notices; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, notices - start) }, (_, index) =>
      noticeOf(start + index, notices, papers[notices - start - index - 1]),
    )
    ids.push(...(await desk.writeMany('/items/notification', rows)))
  }
  return ids
}
