import { defaultSchool } from '../../../content/school.ts'
import type { School } from '../collections/school.ts'

/** The school as it is until the office has filled in its record. */
export const plainSchool: School = {
  ...{ ...defaultSchool, isNamed: true, isSample: false, admissionOpen: true },
  namedSession: defaultSchool.session,
  ...{ whatsapp: null, feePeriod: null, transportFees: [], hostelFees: [], classTimings: [] },
  ...{ paymentUrl: null, ebooksUrl: null, mapUrl: null },
  social: { facebook: null, instagram: null, youtube: null },
}
