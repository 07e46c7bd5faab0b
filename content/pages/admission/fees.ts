/** The fee of a class in rupees; null if the office states it. */
export type ClassFee = { className: string; fee: number | null }

export const feesTitle = 'Fees by class'

export const feeColumns = ['Class', 'Fee (Rs.)'] as const

const indian = new Intl.NumberFormat('en-IN')

/** An amount with Indian digit grouping and without a sign: 16750 as "16,750". */
export function rupees(amount: number): string {
  return indian.format(amount)
}

/** The errors of the fee helper by field. */
export const feeMessages = {
  class: 'Choose a class from the list.',
  transport: 'Choose Yes or No for the school transport.',
  month: (text: string) =>
    `“${text}” is not a month. Write it with its year, for example July 2026, or leave it empty.`,
  day: (text: string) =>
    `“${text}” is not a date. Write the day, month and year, for example 20/07/2026.`,
}

/** The period of the listed fees, or whom to ask for it. */
export const periodText = (period: string | null): string =>
  period ?? 'Please ask the office whether this is per month or per term.'

/** Other price lists, and the text until the school has set them. */
export const otherFees = {
  title: 'Fees',
  transport: 'School transport',
  hostel: 'Hostel',
  ask: 'Please ask the office for the price.',
}

/** Whether fees can be paid online, above the fees. */
export const payment = {
  online: 'Pay your fees online',
  counter: 'Online payment is not available yet. Please pay at the fee counter, {feeHours}.',
}

/** The results of the fee helper. Days are formatted, such as 15 July 2026. */
export const feeTexts = {
  inTime: 'No late fine: the fee is due by {due}.',
  late: 'The fee was due by {due}. From the {fineFrom} a late fine is added: {lateFines}.',
  askForFine: 'Please ask the office whether there is a late fine.',
  withoutTransport: 'You do not use transport, so only the fine for tuition applies.',
  onlyOnce: 'Please ask the office whether the fine is charged again for each further month.',
  struckOff:
    'Dues of over {strikeOff} lead to the name being struck off. Please speak to the office before you pay.',
  noFigure: (className: string) => `Please ask the office for the fee of class ${className}.`,
  sunday: (day: string, hours: string) => `${day} is a Sunday. The fee counter is open ${hours}.`,
  amount: (figure: number) => `Rs.${rupees(figure)}`,
}
