const indian = new Intl.NumberFormat('en-IN')

/** An amount with Indian commas and no sign: 16750 as "16,750". */
export function rupees(amount: number): string {
  return indian.format(amount)
}
