import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'
import { pick, type Random } from '../random.ts'

/** What a parent types into a form; the number tells one family from all others. */
export type Family = {
  number: string
  collection: EnquiryCollection
  typed: Record<string, string>
}

const FIRST_NUMBER = 7_000_000_000

// Scripts and marks that forms are known to break on; the last are decomposed, as some keyboards send.
const givenNames = [
  'Asha',
  'आशा',
  'श्रीनिवास',
  'অনন্যা',
  'ঋত্বিক',
  'தமிழ்செல்வி',
  'محمد',
  'Zoë',
  "D'Souza",
  'Anne-Marie',
  'क्‍षितिज',
  'José',
  'Ọlá',
] as const
const familyNames = [
  'Devi',
  'शर्मा',
  'চট্টোপাধ্যায়',
  'O’Brien',
  'de la Cruz',
  'Ñañez',
  'Müller',
] as const
const houses = [
  'House 4',
  'मकान नं. १२',
  'ফ্ল্যাট ৩বি',
  '12/7-A, "Shanti"',
  '#5 & #6',
  '=4 Main Road',
] as const
const schools = ['', 'Little Stars (K.G.)', 'सरस्वती शिशु मंदिर', 'St. Mary’s'] as const
const classes = ['Nursery', 'KG', 'VI', 'कक्षा ५', '11 – Science'] as const
const margins = ['', '', '', ' ', '  ', '\t'] as const

/** The nth family: the same for the same seed. */
export function familyAt(index: number, random: Random): Family {
  const number = String(FIRST_NUMBER + index)
  const margin = pick(random, margins)
  const name = `${margin}${pick(random, givenNames)} ${pick(random, familyNames)}${margin}`
  const age = String(3 + Math.floor(random() * 14))
  if (random() < 0.5) {
    const whatsapp = random() < 0.3 ? `+91 ${number}` : ''
    const typed = { name, age, class: pick(random, classes), phone: number, whatsapp }
    return { number, collection: 'admission', typed }
  }
  const typed = {
    student_name: name,
    age,
    previous_school: pick(random, schools),
    contact_number: number,
    address: addressFrom(random),
  }
  return { number, collection: 'admission_form', typed }
}

function addressFrom(random: Random): string {
  const lines = 1 + Math.floor(random() * 4)
  const line = () => `${pick(random, houses)}, ${'नई बस्ती '.repeat(Math.floor(random() * 20))}Pur`
  return random() < 0.2 ? '' : Array.from({ length: lines }, line).join('\r\n').slice(0, 950)
}

/** What the CMS must hold of it: trimmed, composed, line ends of one kind, numbers as such. */
export function expectedItem({ typed }: Family): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(typed).map(([field, text]) => {
      const kept = text.normalize('NFC').replaceAll('\r\n', '\n').trim()
      return [field, field === 'age' ? Number(kept) : kept || null]
    }),
  )
}
