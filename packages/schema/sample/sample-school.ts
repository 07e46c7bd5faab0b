import disclosure from '../../../sample/disclosure.json' with { type: 'json' }
import school from '../../../sample/school.json' with { type: 'json' }
import { initialFigures } from '../school/school-figures.ts'

/** The records of the sample school as they are written, by their collections. */
export const sampleRecords = { school, disclosure }

/** Whether a collection has one of them, and not a list of rows. */
export const isSampleRecord = (name: string): name is keyof typeof sampleRecords =>
  Object.hasOwn(sampleRecords, name)

/** The texts of the sample school under their names in the code. */
export const sampleSchool = {
  name: school.name,
  tagline: school.tagline,
  about: school.about,
  address: school.address,
  affiliationNumber: school.affiliation_number,
  schoolCode: school.school_code,
  phone: school.phone,
  email: school.email,
  officeHours: school.office_hours,
  feeHours: school.fee_hours,
  session: initialFigures.schedule_session,
}

/** Whether a name is that of the sample school, in any of its languages. */
export const isSampleName = (name: string | undefined): boolean =>
  [school, ...school.translations].some((each) => each.name === name)

/** The name of a school that has not written its own. */
export const UNNAMED = 'Our school'
