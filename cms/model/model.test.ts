import { documentKeys } from '../../content/pages/about/appendix-ix.ts'
import { ENQUIRIES } from '../extensions/shared.ts'
import { DISCLOSURE_ROWS } from './disclosure.ts'
import {
  collections,
  CONTENT_COLLECTIONS,
  CONTENT_FINDINGS,
  OFFICE_FIGURES,
  relations,
  WEBSITE_STATUS,
} from './index.ts'
import type { Field } from './fields.ts'

const OFFICE_FIELDS =
  'received_at reply_by notice_version suspected stage notes first_contact_at overdue'

const FIELDS: Record<string, string> = {
  pages: 'page_name title content photo photo_credit photo_consent search_words sample',
  fee: 'class_name amount sort sample',
  faculty: 'name designation qualification department status sort sample',
  heading: 'title description image publish_from publish_until status sample',
  notification:
    'title date category description file publish_from publish_until pinned status sample',
  gallery: 'title status sort images sample',
  gallery_files: 'gallery_id directus_files_id sort',
  exam: 'title place embed active sort sample',
  disclosure:
    'principal_name principal_qualification vice_principal headmistress pgt tgt prt sections special_educator counsellor campus_area classrooms classroom_size laboratories laboratory_size internet girls_toilets boys_toilets inspection_video sample',
  disclosure_document: 'kind title file url issued_on valid_until remark status sample',
  board_result: 'class year registered passed remarks status sample',
  school:
    'name tagline about address affiliation_number school_code phone whatsapp email office_hours fee_hours fee_period transport_fees hostel_fees class_timings session payment_url ebooks_url map_url facebook_url instagram_url youtube_url admission_open sample',
  admission: `name age class phone whatsapp ${OFFICE_FIELDS}`,
  admission_form: `student_name age previous_school contact_number address ${OFFICE_FIELDS}`,
  content_finding: 'page what todo since link',
  office_figures: 'waiting overdue answered median_hours',
  website_status: 'checked_at todo state',
}

const tables = collections.filter(({ schema }) => schema !== null)
const fieldsOf = (name: string) => tables.find((each) => each.collection === name)?.fields ?? []

describe('the content model', () => {
  it('has the collections of the contract and fits the free tier', () => {
    const names = tables.map(({ collection }) => collection).sort()
    expect(names).toEqual(Object.keys(FIELDS).sort())
    const ours = [CONTENT_FINDINGS, OFFICE_FIGURES, WEBSITE_STATUS]
    const all = [...CONTENT_COLLECTIONS, ...ENQUIRIES, ...ours]
    expect(all.sort()).toEqual(names)
    expect(names.length).toBeLessThanOrEqual(25)
  })

  it.each(Object.entries(FIELDS))('%s has the fields of the contract', (name, wanted) => {
    const fields = fieldsOf(name).map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['id', ...wanted.split(' ')]))
  })

  it('relates every field of a file to the file library', () => {
    const isFile = ({ meta }: Field) => JSON.stringify(meta['special'] ?? []) === '["file"]'
    const files = tables.flatMap(({ collection, fields }) =>
      fields.filter(isFile).map(({ field }) => `${collection}.${field}`),
    )
    const related = relations.map(({ collection, field }) => `${collection}.${field}`)
    expect(files.length).toBeGreaterThan(3)
    expect(related).toEqual(expect.arrayContaining(files))
  })

  it.each(ENQUIRIES)('the site sets the ids of %s, which has no revisions', (name) => {
    const id = fieldsOf(name).find(({ field }) => field === 'id')
    expect(id).toMatchObject({ type: 'uuid', schema: { has_auto_increment: false } })
    const meta = tables.find(({ collection }) => collection === name)?.meta
    expect(meta).toMatchObject({ accountability: 'activity' })
  })

  it.each(ENQUIRIES)('only stage and notes of %s are editable', (name) => {
    const ours = OFFICE_FIELDS.split(' ')
    const open = fieldsOf(name).filter(
      ({ field, meta }) => ours.includes(field) && !meta['readonly'],
    )
    expect(open.map(({ field }) => field)).toEqual(['stage', 'notes'])
  })

  it.each([CONTENT_FINDINGS, WEBSITE_STATUS])('nobody can edit %s', (name) => {
    const open = fieldsOf(name).filter(({ schema, meta }) => schema !== null && !meta['readonly'])
    expect(open).toEqual([])
  })

  it('publishes by default', () => {
    const states = tables.flatMap(({ fields }) => fields.filter(({ field }) => field === 'status'))
    expect(states).toHaveLength(8)
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

  it.each(['notification', 'heading'])('%s lets editors set when it is shown, or not', (name) => {
    const times = fieldsOf(name).filter(({ field }) => field.startsWith('publish_'))
    expect(times).toHaveLength(2)
    for (const { type, schema, meta } of times) {
      expect([type, schema]).toEqual(['timestamp', {}])
      expect(meta).toMatchObject({ readonly: false, hidden: false, width: 'half' })
      expect(meta['options']).toMatchObject({ tz: 'Asia/Kolkata' })
    }
  })

  it('the rows of Appendix IX have the keys of the website', () => {
    expect(Object.keys(DISCLOSURE_ROWS)).toEqual(documentKeys)
  })
})
