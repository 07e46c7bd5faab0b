import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const infirmary = definePage({
  path: '/Infirmary',
  title: 'Infirmary',
  summary: 'First aid and rest, with a nurse on duty.',
  searchWords:
    'infirmary medical room doctor nurse first aid sick health ill vaccination चिकित्सा डॉक्टर बीमार स्वास्थ्य chikitsa চিকিৎসা ডাক্তার স্বাস্থ্য',
  picture: 'infirmary',
  sample: true,
  blocks: [
    'A nurse is on duty during school hours, and at night for the hostel. The infirmary has beds and first aid. It also keeps the phone numbers of a doctor and of all parents.',
    heading('When a child is unwell'),
    bullets(
      'The child rests here. The nurse calls the parents within the hour and writes down what was done.',
      'In an emergency a teacher takes the child to hospital, and we call the parents at once.',
      'We give no medicine without the parents’ consent. Send medicine from home with a doctor’s note. The nurse keeps it.',
      'We check height, weight, eyes and teeth once a session, and send the result to parents.',
    ),
    'Please tell the office about any allergy or illness, and if your phone number changes.',
  ],
  next: [['Contact the office', '/Contact Us'], '/Rules&Regulations', '/LifeSkills'],
})
