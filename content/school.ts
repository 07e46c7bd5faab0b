import { facts } from './facts.ts'

/**
 * The school's identity where the CMS leaves a field empty. Sample values: the numbers start with 0
 * and the addresses end in .example, so that they can belong to no one.
 */
export const defaultSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X, with hostel.',
  address: 'Palash Road, Sample Town 000000',
  affiliationNumber: '0000000',
  schoolCode: '00000',
  phone: '0361 000 0000',
  email: 'office@palash.example',
  officeHours: '8:30am-2pm',
  feeHours: '9:30am-3:30pm Monday to Saturday',
  session: facts.admissionSession,
}
