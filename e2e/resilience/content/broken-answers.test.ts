import { sources } from '../../../lib/content/collections/sources.ts'
import { streamOf } from '../random.ts'
import { brokenAnswer, contracts } from './broken-answers.ts'

const file = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Fire safety',
  filename_download: 'fire.pdf',
  type: 'application/pdf',
  filesize: 38_400,
  modified_on: null,
}
const dates = { date_created: '2026-01-01T00:00:00Z', date_updated: null }

const good: Record<string, object> = {
  '/items/notification': { id: 1, title: 'Fair', date: '2026-01-01', description: null, file },
  '/items/heading': { id: 1, title: 'Fair', description: null, image: file },
  '/items/pages': { page_name: 'home', title: null, content: '<p>नमस्ते</p>' },
  '/items/faculty': { id: 1, name: 'Asha', designation: 'PGT', qualification: 'MSc' },
  '/items/fee': { class_name: 'V', amount: 15_050 },
  '/items/gallery': { id: 1, title: null, images: [{ directus_files_id: file }] },
  '/items/exam': { id: 1, title: 'Form', place: 'exam-vii', embed: null },
  '/items/disclosure_document': { id: 1, kind: 'noc', file },
  '/items/board_result': { id: 1, class: 'X', year: 2026, registered: 40, passed: 39 },
  '/items/school': { name: 'Our School', phone: null },
  '/items/disclosure': { principal_name: 'Asha Devi', pgt: 12 },
}

/** Parses like the client of the CMS; throws if it cannot be parsed. */
function dataIn(text: string): unknown {
  const answer: unknown = JSON.parse(text)
  return typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer
}

function isUsable(source: (typeof sources)[number], text: string): boolean {
  try {
    return source.answer.safeParse(dataIn(text)).success
  } catch {
    return false
  }
}

test.each(sources.map((source) => [source.key, source] as const))(
  '%s: a valid response is accepted, and no broken one is',
  (_key, source) => {
    const address = `/items/${source.query.collection}`
    const contract = contracts.get(address)
    if (!contract) throw new Error(`There is no contract for ${address}.`)
    const row = { department: null, remarks: null, ...good[address], ...dates }
    for (const rows of [[row, row, row], []]) {
      if (rows.length === 0 && !contract.isList) continue
      const body = JSON.stringify({ data: contract.isList ? rows : row })
      expect(isUsable(source, body)).toBe(true)
      const names = new Set<string>()
      const next = streamOf(brokenAnswer(contract, body), 7)
      for (let count = 0; count < 200; count++) {
        const { name, body: broken } = next()
        names.add(name)
        const text = broken.toString()
        if (isUsable(source, text)) throw new Error(`${name} breaks nothing: ${text.slice(0, 300)}`)
      }
      expect(names.size).toBe(rows.length === 0 ? 6 : 12)
    }
  },
)
