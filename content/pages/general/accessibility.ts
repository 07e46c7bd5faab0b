import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const accessibility = definePage({
  path: '/accessibility',
  title: 'Accessibility',
  summary: 'How this website works for people with disabilities, and how to report a problem.',
  searchWords:
    'accessibility statement disability screen reader blind keyboard contrast large text सुगम्यता दिव्यांग সুগম্যতা প্রতিবন্ধী',
  aliases: ['/accessibility-statement'],
  blocks: [
    'This website is for everyone. We want each parent and student to be able to read it, with or without a screen reader, a mouse or a fast phone.',
    heading('What you can expect'),
    bullets(
      'Every page works with the keyboard alone. The Tab key shows where you are.',
      'Pages have headings, labels and text for pictures, so that a screen reader can read them.',
      'You can make the text four times as large. Nothing is cut off.',
      'Colours have enough contrast. No information is given by colour alone.',
      'Nothing moves for long, flashes or plays by itself. The running notices can be stopped.',
      'Pages and forms work on a slow line, and without JavaScript.',
      'Text in Hindi or Bengali is marked, so that a screen reader can pronounce it.',
    ),
    heading('The standard we follow'),
    'We follow WCAG 2.2 at level AA, the web standard for accessibility. The rules of the Government of India for websites ask for the same. Each version of this website is tested by software and with the keyboard before we put it online.',
    heading('What may not work yet'),
    bullets(
      'Some papers are scanned copies. A screen reader cannot read those. Ask the office and we will read a paper to you or send you its text.',
      'Maps, online forms and payment pages belong to other companies. We cannot change how they work. You can call the office instead.',
    ),
    heading('Report a problem'),
    'Please call {phone} or write to {email}. Tell us which page it is and what happened. We will answer, and give you the information in another way until the page is fixed.',
  ],
  next: ['/Contact Us', '/site-map', '/Privery_policy'],
})
