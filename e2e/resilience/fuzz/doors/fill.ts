import type { Cms, Row } from '../../../../cms/setup/client.ts'
import type { Input } from '../inputs/make-inputs.ts'

/** The doors of the CMS: which texts of which rows go where. The rest of a row is as a school has it. */
const DOORS: { path: string; texts: string[]; rest: Row }[] = [
  {
    path: '/items/notification',
    texts: ['title', 'description'],
    rest: { date: '2026-11-01', category: 'general', status: 'published' },
  },
  {
    path: '/items/faculty',
    texts: ['name', 'designation', 'qualification', 'department'],
    rest: { status: 'published' },
  },
  { path: '/items/heading', texts: ['title', 'description'], rest: { status: 'published' } },
  { path: '/items/gallery', texts: ['title'], rest: { status: 'published' } },
  { path: '/items/exam', texts: ['title', 'embed'], rest: { active: true } },
  {
    path: '/items/disclosure_document',
    texts: ['title', 'remark'],
    rest: { kind: 'B1', status: 'published' },
  },
]

/** Texts of pages: the name of the row, for each page that has one. */
const PAGES = [
  'about_us',
  'vision_mission',
  'contact_us',
  'library',
  'fee_payment_rules',
  'procedure',
]

const SCHOOL = ['name', 'tagline', 'office_hours']

/** What was put where. */
export type Filled = { doors: number; texts: number; refused: number }

/**
 * Puts the texts into the CMS, one after the other into each of its doors, as somebody might who has an
 * editor's password.
 */
export async function fillDoors(cms: Cms, inputs: readonly Input[]): Promise<Filled> {
  const filled: Filled = { doors: 0, texts: 0, refused: 0 }
  const waiting = [...inputs]
  const take = (names: string[]): Row =>
    Object.fromEntries(names.map((name) => [name, waiting.shift()?.text ?? 'Enough']))
  const put = async (texts: string[], save: (row: Row) => Promise<void>) => {
    const row = take(texts)
    try {
      await save(row)
      filled.texts += texts.length
    } catch {
      filled.refused += texts.length
    }
  }
  for (const name of PAGES)
    await put(['title', 'content'], (row) =>
      cms.create('/items/pages', { ...row, page_name: name }),
    )
  for (const name of SCHOOL) await put([name], (row) => cms.update('/items/school', row))
  while (waiting.length > 0)
    for (const { path, texts, rest } of DOORS)
      await put(texts, (row) => cms.create(path, { ...row, ...rest }))
  filled.doors = DOORS.flatMap(({ texts }) => texts).length + 2 + SCHOOL.length
  return filled
}
