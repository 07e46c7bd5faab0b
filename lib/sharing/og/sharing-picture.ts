import 'server-only'
import { getNotice, parseNoticeId } from '../../content/collections/notices.ts'
import { getSchool } from '../../content/collections/school.ts'
import { pages } from '../../../content/pages/index.ts'
import { noticeCard, pageCard, type Card } from './card.ts'
import { drawCard } from './draw-card.tsx'

/** About 100 kB each. */
const MOST_KEPT = 100

async function findCard(name: string): Promise<Card | null> {
  const id = parseNoticeId(/^notice-(.+)$/.exec(name)?.[1] ?? '')
  const page = pages.find(({ row }) => row === name)
  if (id === null && !page) return null
  const school = await getSchool()
  if (page) return pageCard(page, school)
  const notice = id === null ? null : await getNotice(id)
  return notice ? noticeCard(notice, school) : null
}

const kept = new Map<string, Promise<ArrayBuffer>>()

/** Drawn once for each wording; the wording that was first kept is the first to be forgotten. */
function keep(card: Card): Promise<ArrayBuffer> {
  const key = JSON.stringify(card)
  const known = kept.get(key)
  if (known) return known
  const drawing = drawCard(card)
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing
}

/** The picture of a page or a notice by the name of its file, as a PNG; null when there is none. */
export async function getSharingPicture(file: string): Promise<ArrayBuffer | null> {
  const name = /^([\w-]+)\.png$/.exec(file)?.[1]
  const card = name ? await findCard(name) : null
  return card ? keep(card) : null
}
