import type { PageText } from '../../text.ts'
import { bullets, factList, heading, links, numbered, paragraph } from '../blocks.ts'
import { documents } from '../documents.ts'

/** The five parts of the Board's Appendix IX, under its letters. */
export const mandatoryDisclosure: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'The Central Board of Secondary Education asks every affiliated school to publish the following (Appendix IX). Whatever is not yet shown here may be seen at the school office during office hours, {officeHours}.',
    ),
    heading('A: General information'),
    factList({
      'Name of the school': '{name}',
      'Affiliation number': '{affiliationNumber}',
      'School code': '{schoolCode}',
      'Complete address with PIN code': '{address}',
      'Principal’s name and qualification': 'Dr Anjali Sharma, M.Sc., Ph.D., B.Ed.',
      'School e-mail ID': '{email}',
      'Contact details': '{phone}',
    }),
    heading('B: Documents and information'),
    numbered(
      'Affiliation or upgradation letter and recent extension of affiliation',
      'Society, trust or company registration or renewal certificate',
      'No objection certificate of the State Government, if applicable',
      'Recognition certificate under the RTE Act, 2009, and its renewal',
      'Valid building safety certificate as per the National Building Code',
      'Valid fire safety certificate of the competent authority',
      'Certificate of the District Education Officer, or self-certification',
      'Valid water, health and sanitation certificates',
    ),
    heading('C: Result and academics'),
    numbered(
      'Fee structure of the school',
      'Annual academic calendar',
      'List of the School Management Committee',
      'List of the members of the Parents Teachers Association',
      'Last three years’ result of the Board examination',
    ),
    heading('D: Staff (teaching)'),
    bullets(
      'Principal, vice principal and headmistress or headmaster',
      'Number of teachers, by PGT, TGT and PRT, and the teachers to section ratio',
      'Details of the special educator',
      'Details of the counsellor and wellness teacher',
    ),
    heading('E: School infrastructure'),
    bullets(
      'Campus area, and number and size of classrooms and laboratories in square metres',
      'Internet facility',
      'Number of girls’ toilets and of boys’ toilets',
      'Video of the inspection of the school',
    ),
    links(
      [`${documents.societyRegistration.title} (PDF)`, documents.societyRegistration.path],
      ['Fees by class', '/FeePaymentRules'],
      ['School calendar', '/SchoolCalendar'],
      ['Management committee', '/Management'],
      ['Faculty', '/Faculty'],
      ['Infrastructure', '/Infrastructure'],
    ),
  ],
}
