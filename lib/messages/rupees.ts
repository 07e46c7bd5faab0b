const indian = new Intl.NumberFormat('en-IN')

/** An amount with Indian digit grouping and without a sign: 16750 as "16,750". */
export function rupees(amount: number): string {
  return indian.format(amount)
}
