import { randomBytes, randomInt } from 'node:crypto'
import type { EnquiryCollection } from '../../lib/content/client/enquiries.ts'

export const CANARY_COUNT = 200

export type Canary = { collection: EnquiryCollection; typed: Record<string, string> }

export type CanarySet = {
  /** One of these is in every field of every canary, except its age. */
  stems: string[]
  canaries: Canary[]
}

/** Invented enquiries; each field is unique, and no other text contains it. */
export function createCanaries(): CanarySet {
  const word = `kanari${randomBytes(5).toString('hex')}`
  const [quick, long] = [randomNumberStem(), randomNumberStem()]
  const canaries = Array.from({ length: CANARY_COUNT }, (_, index): Canary => {
    const text = (field: string) => `${word}${field}${index} “é” & <${index}>`
    const number = (stem: string, last: number) => stem + String(last).padStart(3, '0')
    const half = Math.floor(index / 2)
    if (index % 2 === 1)
      return {
        collection: 'admission_form',
        typed: {
          student_name: text('name'),
          age: '5',
          previous_school: text('school'),
          contact_number: number(long, half),
          address: `${text('house')}\r\n${text('road')}`,
        },
      }
    return {
      collection: 'admission',
      typed: {
        name: text('name'),
        age: '5',
        class: text('class'),
        phone: number(quick, half),
        whatsapp: number(quick, CANARY_COUNT / 2 + half),
      },
    }
  })
  return { stems: [word, quick, long], canaries }
}

/** The first seven digits of an invalid telephone number. */
const randomNumberStem = () => `0${randomInt(100_000, 1_000_000)}`
