import { definePage } from '../page.ts'

export const takeAdmission = definePage({
  path: '/TakeAdmission',
  title: 'Admission enquiry',
  template: 'enquiry',
  summary: 'Send an enquiry and we will get back to you within 24 hours.',
  aliases: ['/admission', '/admissions', '/enquiry'],
  cardPicture: 'first-day',
})
