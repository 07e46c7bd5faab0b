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
    'A nurse is on duty during school hours, and for boarders at night. The infirmary has beds, first aid, and the telephone numbers of a doctor and of every child’s parents.',
    heading('When a child is unwell'),
    bullets(
      'The child rests here; the nurse tells the parents the same hour and notes what was done.',
      'In an emergency the child is taken to hospital with a teacher, and the parents are called on the way.',
      'No medicine is given without the parents’ consent. Medicine from home comes with the doctor’s note and is kept by the nurse.',
      'Height, weight, eyes and teeth are looked at once in the session, and the parents receive the result.',
    ),
    'Please tell the office of any allergy or illness, and of a change in your telephone number.',
  ],
  next: [['Contact the office', '/Contact Us'], '/Rules&Regulations', '/LifeSkills'],
})
