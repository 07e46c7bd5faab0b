import 'server-only'
import type { Template } from '../../content/pages/page.ts'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import type { SampleOrOwn } from './indexing.ts'

async function listDisclosed(): Promise<SampleOrOwn[]> {
  const { facts, documents, results } = await getDisclosure()
  return [...(facts.isEmpty ? [] : [facts]), ...Object.values(documents).flat(), ...results]
}

/** The rows with people or figures that a page lists, by its template. */
const listings: Readonly<Partial<Record<Template, () => Promise<readonly SampleOrOwn[]>>>> = {
  faculty: listFaculty,
  disclosure: listDisclosed,
  results: async () => (await getDisclosure()).results,
}

/** The rows with people or figures that a page lists. */
export const listRowsOn = async (template: Template): Promise<readonly SampleOrOwn[]> =>
  (await listings[template]?.()) ?? []
