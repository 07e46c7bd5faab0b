import { documentKeys } from '../../content/appendix-ix.ts'
import { ENQUIRIES } from './enquiry/enquiries.ts'
import { DISCLOSURE_ROWS } from './disclosure.ts'
import { collections } from './collections.ts'
import type { Field } from './fields/fields.ts'

/** Section 3 of the specification; further fields are welcome. */
const FIELDS: Record<string, string> = {
  pages: 'page_name content',
  faculty: 'id name designation qualification status',
  heading: 'id title description image status date_created',
  notification: 'id title date description file status',
  gallery: 'images',
  exam: 'title embed active',
  admission: 'name age class phone whatsapp',
  admission_form: 'student_name age previous_school contact_number address',
}

const tables = collections.filter(({ schema }) => schema !== null)
const fieldsOf = (name: string) => tables.find((each) => each.collection === name)?.fields ?? []

describe('the content model', () => {
  it.each(Object.entries(FIELDS))('%s has the fields of the specification', (name, wanted) => {
    const fields = fieldsOf(name).map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(wanted.split(' ')))
  })

  it.each(ENQUIRIES)('the site sets the ids of %s, which has no revisions', (name) => {
    const id = fieldsOf(name).find(({ field }) => field === 'id')
    expect(id).toMatchObject({ type: 'uuid', schema: { has_auto_increment: false } })
    const meta = tables.find(({ collection }) => collection === name)?.meta
    expect(meta).toMatchObject({ accountability: 'activity' })
  })

  it('publishes by default', () => {
    const states = tables.flatMap(({ fields }) => fields.filter(({ field }) => field === 'status'))
    expect(states.length).toBeGreaterThan(7)
    for (const { schema } of states) expect(schema).toMatchObject({ default_value: 'published' })
  })

  it('explains every field that an editor fills in', () => {
    const isOpen = ({ meta, schema }: Field) =>
      schema !== null && meta['hidden'] !== true && meta['readonly'] !== true
    for (const { collection, fields } of tables) {
      for (const field of fields.filter(isOpen)) {
        expect([collection, field.field, field.meta['note']]).toEqual([
          collection,
          field.field,
          expect.stringMatching(/\.$/),
        ])
      }
    }
  })

  it('the rows of Appendix IX have the keys of the website', () => {
    expect(Object.keys(DISCLOSURE_ROWS)).toEqual(documentKeys)
  })
})
