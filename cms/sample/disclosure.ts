import { h2, h3, link, p, page, table } from './html.ts'
import { sampleSchool as school } from './school.ts'

const TO_UPLOAD = 'Sample: certificate to be uploaded'
const NOT_APPLICABLE = 'Sample: not applicable'
const RESULT_HEADINGS = ['No.', 'Year', 'Registered', 'Passed', 'Pass percentage', 'Remarks']

/** The rows of the Board's Appendix IX, in its order, so that an inspector finds each by number. */
export const disclosure = page(
  p(
    'Published as the Central Board of Secondary Education requires (Appendix IX). Every value on this page is a sample until the school has put its own in its place.',
  ),
  h2('A: General information'),
  table(
    ['No.', 'Information', 'Details'],
    ['1', 'Name of the school', `${school.name} (sample)`],
    ['2', 'Affiliation no. (if applicable)', `${school.affiliation_number} (sample)`],
    ['3', 'School code (if applicable)', `${school.school_code} (sample)`],
    ['4', 'Complete address with PIN code', `${school.address} (sample)`],
    ['5', 'Principal’s name and qualification', 'Dr Anjali Sharma, M.Sc., Ph.D., B.Ed. (sample)'],
    ['6', 'School e-mail ID', `${school.email} (sample)`],
    ['7', 'Contact details (landline or mobile)', `${school.phone} (sample)`],
  ),
  h2('B: Documents and information'),
  table(
    ['No.', 'Document', 'Copy'],
    ['1', 'Affiliation or upgradation letter and recent extension of affiliation', TO_UPLOAD],
    [
      '2',
      'Society, trust or company registration or renewal certificate',
      link('/docs/pdf/SocityRegistration.pdf', 'Sample: registration certificate (PDF)'),
    ],
    ['3', 'No objection certificate issued by the State Government, if applicable', TO_UPLOAD],
    ['4', 'Recognition certificate under the RTE Act, 2009, and its renewal', TO_UPLOAD],
    ['5', 'Valid building safety certificate as per the National Building Code', TO_UPLOAD],
    ['6', 'Valid fire safety certificate issued by the competent authority', TO_UPLOAD],
    ['7', 'Certificate of the District Education Officer, or self-certification', TO_UPLOAD],
    ['8', 'Valid water, health and sanitation certificates', TO_UPLOAD],
  ),
  p('Copies are self-attested by the chairman, manager or secretary and by the principal.'),
  h2('C: Result and academics'),
  table(
    ['No.', 'Document', 'Copy'],
    ['1', 'Fee structure of the school', link('/FeePaymentRules', 'Fees and fee payment rules')],
    ['2', 'Annual academic calendar', link('/SchoolCalendar', 'School calendar')],
    ['3', 'List of the School Management Committee', link('/Management', 'Management committee')],
    ['4', 'List of the members of the Parents Teachers Association', TO_UPLOAD],
    ['5', 'Last three years’ result of the Board examination', 'Sample: as in the tables below'],
  ),
  h3('Result of class X'),
  table(RESULT_HEADINGS, ...['2024', '2025', '2026'].map(sampleResult)),
  h3('Result of class XII'),
  table(RESULT_HEADINGS, ...['2024', '2025', '2026'].map(sampleResult)),
  h2('D: Staff (teaching)'),
  table(
    ['No.', 'Information', 'Details'],
    ['1', 'Principal', 'Dr Anjali Sharma (sample)'],
    ['2', 'Vice principal', 'Mr Rakesh Verma (sample)'],
    ['3', 'Headmistress', 'Mrs Sunita Das (sample)'],
    ['4', 'Total number of teachers', `16 (sample): ${link('/Faculty', 'list of the faculty')}`],
    ['5', 'PGT', '3 (sample)'],
    ['6', 'TGT', '7 (sample)'],
    ['7', 'PRT', '1 (sample)'],
    ['8', 'Teachers to section ratio', '1.5 (sample)'],
    ['9', 'Details of the special educator', TO_UPLOAD],
    ['10', 'Details of the counsellor and wellness teacher', TO_UPLOAD],
  ),
  h2('E: School infrastructure'),
  table(
    ['No.', 'Information', 'Details'],
    ['1', 'Total campus area (in square metres)', '8,000 (sample)'],
    ['2', 'Number and size of classrooms (in square metres)', '24 of 46 each (sample)'],
    [
      '3',
      'Number and size of laboratories including computer laboratories (in square metres)',
      '5 of 60 each (sample)',
    ],
    ['4', 'Internet facility', 'Yes (sample)'],
    ['5', 'Number of girls’ toilets', '14 (sample)'],
    ['6', 'Number of boys’ toilets', '14 (sample)'],
    [
      '7',
      'Link of the YouTube video of the inspection of the school, covering the infrastructure',
      NOT_APPLICABLE,
    ],
  ),
)

function sampleResult(year: string, index: number): string[] {
  return [String(index + 1), year, '000', '000', '00.0', 'Sample']
}
