import { facts } from '../../facts.ts'
import { rupees } from './fees.ts'

const { feesDueDay, lateFineTuition, lateFineTransport, strikeOffMonths } = facts

/** What is wrong with a question to the fee helper, field by field. */
export const feeMessages = {
  class: 'Choose a class from the list.',
  transport: 'Say whether your child uses the school transport.',
  month: (text: string) =>
    `“${text}” is not a month. Write it with its year, for example July 2026, or leave it empty.`,
  noDay: 'Give the day on which you pay.',
  day: (text: string) =>
    `There is no day “${text}”. Write it as day, month and year, for example 20/07/2026.`,
}

/** What the fee helper answers. Days come in written out, such as 15 July 2026. */
export const feeWords = {
  inTime: (due: string) =>
    `No late fine. The fee is due by the ${feesDueDay}th of its month, here ${due}.`,
  late: (due: string) =>
    `The fee was due by ${due}. From the ${feesDueDay + 1}th a late fine is added: Rs.${lateFineTuition} for tuition and Rs.${lateFineTransport} for transport.`,
  withoutTransport: 'As transport is not used, only the fine for tuition applies.',
  onlyOnce:
    'The rules name this fine once and do not say whether it is charged again for a further month. The office knows.',
  struckOff: `Dues of over ${strikeOffMonths} months lead to the name being struck off. Please speak to the office before you pay.`,
  noFigure: (className: string) =>
    `The table has no figure for class ${className}. Please ask the office.`,
  asListed: 'As listed in the table, which names no period.',
  transportFee: 'Not listed here. Please ask the office.',
  sunday: (day: string, hours: string) => `${day} is a Sunday. Fees are taken ${hours}.`,
  amount: (figure: number) => `Rs.${rupees(figure)}`,
}
