import { definePage } from '../page.ts'

export const takeAdmission = definePage({
  path: '/TakeAdmission',
  title: 'Admission enquiry',
  fact: 'Reply {replyTime}',
  template: 'enquiry',
  summary: 'Send an enquiry, and the school office will get back to you.',
  searchWords:
    'admission admissions apply application form enquiry enquire enrol enroll registration seat seats vacancy join new प्रवेश दाखिला दाख़िला एडमिशन आवेदन फॉर्म नामांकन कक्षा pravesh dakhila admission avedan class ভর্তি আবেদন ফর্ম bhorti',
  aliases: ['/admission', '/admissions', '/enquiry'],
  cardPicture: 'first-day',
})
