import { content, singleton } from './fields/collection.ts'
import { choice } from './fields/choice-fields.ts'
import {
  attachment,
  date,
  figure,
  pageOrAddress,
  text,
  webAddress,
  type Field,
} from './fields/fields.ts'
import { button, shownIf } from './fields/form-elements.ts'
import { status } from './fields/row-fields.ts'

const checkedOn = () =>
  date(
    'checked_on',
    'The day on which somebody last compared it with the papers, for the inspection pack.',
    false,
  )

/** The facts of the Board's Appendix IX: sections A and D about the staff, E about the buildings. */
export const disclosure = singleton('disclosure', {
  name: 'Disclosure: facts',
  icon: 'fact_check',
  note: "Facts for the Board's Appendix IX that are not in the school's record; leave unknown ones empty",
  fields: [
    text('principal_name', 'Rows A5 and D1. With title: Dr Meera Joshi.'),
    text('principal_qualification', 'Row A5. Degrees, the highest first.'),
    text('vice_principal', 'Row D2. Name.'),
    text('headmistress', 'Row D3. Name of the headmistress or headmaster.'),
    figure('pgt', 'Row D4. Postgraduate teachers (PGT), their number.'),
    figure('tgt', 'Row D4. Trained graduate teachers (TGT), their number.'),
    figure('prt', 'Row D4. Primary teachers (PRT), their number.'),
    figure('sections', 'Row D5. All sections of all classes. The website calculates the ratio.'),
    text('special_educator', 'Row D6. Name and qualification.'),
    text('counsellor', 'Row D7. Counsellor and wellness teacher: name and qualification.'),
    figure('campus_area', 'Row E1. The entire campus, in square metres.'),
    figure('classrooms', 'Row E2. Their number.'),
    text('classroom_size', 'Row E2. For example: 46 sq m each.'),
    figure('laboratories', 'Row E3. Their number, computer laboratories included.'),
    text('laboratory_size', 'Row E3. For example: 60 sq m each, computers 80 sq m.'),
    text('internet', 'Row E4. For example: Yes, in the office and the computer room.'),
    figure('girls_toilets', "Row E5. Number of girls' toilets."),
    figure('boys_toilets', "Row E6. Number of boys' toilets."),
    webAddress(
      'inspection_video',
      "Row E7. YouTube address of the video of the school's inspection.",
    ),
    checkedOn(),
    button(
      'inspection_pack',
      { label: 'Inspection pack', icon: 'checklist', url: '../inspection-pack' },
      {
        note: 'All rows of the form with dates on one page to print, the register of policies, and the documents as one ZIP file.',
      },
    ),
  ],
})

/**
 * The rows of sections B and C of the Board's Appendix IX. The keys are stored with documents and
 * never change; the texts are the choices for editors.
 */
export const DISCLOSURE_ROWS = {
  affiliation: 'B1 Affiliation or upgradation letter, recent extension',
  society: 'B2 Registration of the society, trust or company',
  noc: 'B3 No objection certificate of the State',
  recognition: 'B4 Recognition under the RTE Act',
  building_safety: 'B5 Building safety certificate',
  fire_safety: 'B6 Fire safety certificate',
  deo_certificate: 'B7 Certificate of the DEO, or self-certification',
  water_sanitation: 'B8 Water, health and sanitation certificates',
  fee_structure: 'C1 Fee structure',
  academic_calendar: 'C2 Annual academic calendar',
  management_committee: 'C3 School management committee',
  parents_association: 'C4 Parents Teachers Association',
  board_results: 'C5 Board results of the last three years',
}

/** The ten policies of the Guidelines for Indian Government Websites: no rows of the form, and shown in the inspection pack. */
export const POLICIES = {
  policy_copyright: 'Policy: Copyright',
  policy_links: 'Policy: Links to other websites',
  policy_privacy: 'Policy: Privacy',
  policy_terms: 'Policy: Terms of use',
  policy_approval: 'Policy: Who writes, moderates and approves content',
  policy_archive: 'Policy: Archive of content',
  policy_review: 'Policy: Review of content',
  policy_monitoring: 'Policy: Monitoring of the website',
  policy_contingency: 'Policy: Contingencies',
  policy_security: 'Policy: Security',
}

/** Whether the kind of a document is a policy of the register. */
export const isPolicy = (kind: string): boolean => Object.hasOwn(POLICIES, kind)

const forPolicies = (field: Field): Field =>
  shownIf({ kind: { _in: Object.keys(POLICIES) } }, field)

export const disclosureDocument = content('disclosure_document', {
  name: 'Disclosure: documents',
  icon: 'verified',
  note: "The certificates and lists of the Board's Appendix IX, sections B and C",
  template: '{{kind}} {{title}}',
  fields: [
    choice('kind', "Which row of the Board's form it answers, or a policy of the school.", {
      ...DISCLOSURE_ROWS,
      ...POLICIES,
    }),
    status(),
    text(
      'title',
      'The text of the link, for example Fire safety certificate 2026. Empty: the title of the file.',
    ),
    attachment('file', 'The self-attested document as a PDF, scanned straight and readable.'),
    pageOrAddress(
      'Instead of a file: an address, or a page of this website such as /FeePaymentRules.',
    ),
    date(
      'issued_on',
      'The day on the document; of a policy, the day on which it was approved.',
      false,
    ),
    date('valid_until', 'The last day on which it is valid. Empty: it does not expire.', false),
    forPolicies(text('owner', 'Who is responsible for the policy: name or post.')),
    forPolicies(date('review_by', 'The day by which it is reviewed.', false)),
    checkedOn(),
    text(
      'remark',
      'A remark. Without a file or an address it is the answer, for example Not applicable.',
      { wide: true },
    ),
  ],
})

export const boardResult = content('board_result', {
  name: 'Board results',
  icon: 'leaderboard',
  note: 'One row for each class and year; the website calculates the pass percentage and shows the last three years',
  template: 'Class {{class}}, {{year}}',
  fields: [
    choice('class', 'The class that sat the examination.', { X: 'Class X', XII: 'Class XII' }),
    figure('year', 'The year of the examination: 2026 for the session 2025-26.', {
      required: true,
      range: [2000, 2100],
    }),
    figure('registered', 'Students registered.', { required: true }),
    figure('passed', 'Students passed; not more than registered.', { required: true }),
    text('remarks', 'For example: 12 with distinction.'),
    status(),
  ],
})
