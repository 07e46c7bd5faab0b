import { captionOf } from './caption.ts'

test.each([
  'Morning assembly in the courtyard',
  'Sports day 2025',
  'Class 10',
  'वार्षिक उत्सव 2025',
  'A lesson',
  'Photo of the winners',
])('"%s" is a caption', (title) => {
  expect(captionOf({ title })).toBe(title)
})

test.each([
  'Img 20250114 Wa0012',
  'DSC_0042',
  'Pxl 20240102 093011123',
  'WhatsApp Image 2025 01 14 at 10.22.33 AM',
  '20250114 102233',
  'IMG_0001 (2).jpg',
  'Image 1',
  ' ',
])('"%s" is only a name of a file', (title) => {
  expect(captionOf({ title })).toBeNull()
})
