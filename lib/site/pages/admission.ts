import type { Page } from '../page.ts'

export const admissionPages: readonly Page[] = [
  {
    path: '/TakeAdmission',
    title: 'Admission enquiry',
    template: 'enquiry',
    group: 'admission',
    row: 'take_admission',
    summary: 'Send an enquiry and we will get back to you within 24 hours.',
    aliases: ['/admission', '/admissions', '/enquiry'],
  },
  {
    path: '/Procedure',
    title: 'Admission procedure',
    template: 'text',
    group: 'admission',
    row: 'procedure',
    summary: 'How admission works, step by step, and the documents to bring.',
    aliases: ['/admission-procedure'],
  },
  {
    path: '/Schedule',
    title: 'Admission schedule',
    template: 'text',
    group: 'admission',
    row: 'schedule',
    summary: 'Dates and hours of registration and admission.',
    aliases: ['/admission-schedule'],
  },
  {
    path: '/FeePaymentRules',
    title: 'Fees and payment rules',
    template: 'text',
    group: 'admission',
    row: 'fee_payment_rules',
    summary: 'Fees by class, when they are due and what a late payment costs.',
    aliases: ['/fees', '/fee-structure'],
  },
  {
    path: '/Scholarship',
    title: 'Scholarship',
    template: 'text',
    group: 'admission',
    row: 'scholarship',
    summary: 'Scholarships for the education of girls.',
    aliases: ['/scholarships'],
  },
]
