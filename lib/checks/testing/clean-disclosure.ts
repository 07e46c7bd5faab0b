import { documentKeys, pagesThatAnswer } from '../../../content/appendix-ix.ts'
import type { RawContent } from '../../content/client/raw-rows.ts'

const sample = false
const required = documentKeys.filter((key) => !(key in pagesThatAnswer))

/** A complete mandatory disclosure, its papers at an address, the first one also as a file. */
export const cleanDisclosure = (
  document: string,
  url: string,
): Pick<RawContent, 'disclosure' | 'disclosure_document' | 'board_result'> => ({
  disclosure: [
    {
      principal_name: 'Dr Rao',
      principal_qualification: 'M.A.',
      vice_principal: 'None',
      headmistress: 'None',
      pgt: 1,
      tgt: 1,
      prt: 1,
      sections: 2,
      sample,
      special_educator: 'Ms Sen, B.Ed. Spl. Ed.',
      counsellor: 'Ms Paul',
      campus_area: 8000,
      classrooms: 20,
      classroom_size: '46 sq m',
      laboratories: 5,
      laboratory_size: '60 sq m',
      internet: 'Yes',
      girls_toilets: 9,
      boys_toilets: 9,
      inspection_video: 'https://www.youtube.com/watch?v=1',
    },
  ],
  // Only the first has a file.
  disclosure_document: required.map((kind, index) => ({
    id: index + 1,
    sample,
    kind,
    title: null,
    url,
    remark: null,
    file: index === 0 ? document : null,
    valid_until: '2027-03-31',
  })),
  board_result: [2026, 2025, 2024].map((year) => ({
    id: year,
    sample,
    class: 'X',
    year,
    registered: 40,
    passed: 40,
  })),
})
