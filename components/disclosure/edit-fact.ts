import type { FactKey } from '@/content/appendix-ix'
import { editable, SCHOOL_ROW } from '@/lib/content/store/drafts'

/** The only row of the facts of the disclosure. */
const DISCLOSURE_ROW = 1

/** Where a fact of the form is written: in the record of the school, or in that of the disclosure. */
const OF_SCHOOL: Partial<Record<FactKey, string>> = {
  name: 'name',
  affiliationNumber: 'affiliation_number',
  schoolCode: 'school_code',
  address: 'address',
  email: 'email',
  phone: 'phone',
}
const OF_DISCLOSURE: Partial<Record<FactKey, readonly string[]>> = {
  principalAndQualification: ['principal_name', 'principal_qualification'],
  principal: ['principal_name'],
  vicePrincipal: ['vice_principal'],
  headmistress: ['headmistress'],
  teachers: ['pgt', 'tgt', 'prt'],
  ratio: ['sections', 'pgt', 'tgt', 'prt'],
  specialEducator: ['special_educator'],
  counsellor: ['counsellor'],
  campusArea: ['campus_area'],
  classrooms: ['classrooms', 'classroom_size'],
  laboratories: ['laboratories', 'laboratory_size'],
  internet: ['internet'],
  girlsToilets: ['girls_toilets'],
  boysToilets: ['boys_toilets'],
  inspectionVideo: ['inspection_video'],
}

/** What of a record a fact of the form shows, in a preview. */
export function editFact(key: FactKey): object {
  const ofSchool = OF_SCHOOL[key]
  return ofSchool
    ? editable('school', SCHOOL_ROW, ofSchool)
    : editable('disclosure', DISCLOSURE_ROW, ...(OF_DISCLOSURE[key] ?? []))
}
