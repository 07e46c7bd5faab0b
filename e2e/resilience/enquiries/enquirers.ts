import fc from 'fast-check'
import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'
import { streamOf } from '../random.ts'

/** The values that somebody types into a form; the number identifies the enquirer. */
export type Enquirer = {
  number: string
  collection: EnquiryCollection
  typed: Record<string, string>
}

const FIRST_NUMBER = 7_000_000_000

// Scripts and characters that often cause errors in forms; the last ones are decomposed, as some
// keyboards send them.
const givenName = fc.constantFrom(
  ...['Asha', 'आशा', 'श्रीनिवास', 'অনন্যা', 'ঋত্বিক', 'தமிழ்செல்வி', 'محمد', 'Zoë', "D'Souza"],
  ...['Anne-Marie', 'क्‍षितिज', 'José', 'Ọlá'],
)
const familyName = fc.constantFrom(
  ...['Devi', 'शर्मा', 'চট্টোপাধ্যায়', 'O’Brien', 'de la Cruz', 'Ñañez', 'Müller'],
)
const house = fc.constantFrom(
  ...['House 4', 'मकान नं. १२', 'ফ্ল্যাট ৩বি', '12/7-A, "Shanti"', '#5 & #6', '=4 Main Road'],
)
const school = fc.constantFrom('', 'Little Stars (K.G.)', 'सरस्वती शिशु मंदिर', 'St. Mary’s')
const className = fc.constantFrom('Nursery', 'KG', 'VI', 'कक्षा ५', '11 – Science')
const margin = fc.constantFrom('', '', '', ' ', '  ', '\t')

const name = fc
  .tuple(margin, givenName, familyName)
  .map(([space, given, family]) => `${space}${given} ${family}${space}`)
const age = fc.integer({ min: 3, max: 16 }).map(String)
const addressLine = fc
  .tuple(house, fc.nat(19))
  .map(([start, times]) => `${start}, ${'नई बस्ती '.repeat(times)}Pur`)
const address = fc.oneof(
  fc.constant(''),
  ...Array.from({ length: 4 }, (_, lines) =>
    fc
      .array(addressLine, { minLength: lines + 1, maxLength: lines + 1 })
      .map((all) => all.join('\r\n').slice(0, 950)),
  ),
)

const enquirerWith = (number: string): fc.Arbitrary<Enquirer> =>
  fc.oneof(
    fc.record({
      number: fc.constant(number),
      collection: fc.constant('admission' as const),
      typed: fc.record({
        ...{ name, age, class: className, phone: fc.constant(number) },
        whatsapp: fc.constantFrom('', '', `+91 ${number}`),
      }),
    }),
    fc.record({
      number: fc.constant(number),
      collection: fc.constant('admission_form' as const),
      typed: fc.record({
        ...{ student_name: name, age, previous_school: school, address },
        contact_number: fc.constant(number),
      }),
    }),
  )

/** The nth enquirer of a seed. */
export const enquirerAt = (index: number, seed: number): Enquirer =>
  streamOf(enquirerWith(String(FIRST_NUMBER + index)), seed + index)()

/** What the CMS must store: trimmed, composed, with normalised line ends, numbers as numbers. */
export function expectedItem({ typed }: Enquirer): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(typed).map(([field, text]) => {
      const stored = text.normalize('NFC').replaceAll('\r\n', '\n').trim()
      return [field, field === 'age' ? Number(stored) : stored || null]
    }),
  )
}
