import { multiline, text, webAddress, type Field } from '../fields/fields.ts'
import { plain } from '../values/written.ts'

const parseUpi = (written: string) =>
  /^[\w.-]{2,80}@[a-z][a-z0-9.]{1,20}$/i.exec(plain(written))?.[0] ?? null

export const schoolFees = (): Field[] => [
  text(
    'fee_period',
    'The period of a fee in the table, as in: per month. Empty: parents are asked to check with the office.',
    { max: 40, placeholder: 'per month' },
  ),
  multiline(
    'fee_concessions',
    'Who pays less, one concession to a line: Second child: 10% of the tuition fee. Empty: not shown.',
  ),
  text(
    'upi_id',
    'The UPI address of the school’s account, for a link and a QR code to pay by any UPI app: school@sbi. Empty: neither. The website does not see payments: confirm them as before.',
    {
      max: 100,
      placeholder: 'school@sbi',
      rule: {
        read: parseUpi,
        message: 'Write one UPI address, a name with @ and the bank: school@sbi.',
      },
    },
  ),
  webAddress('payment_url', 'The address behind Pay Fees Online. Empty: the fee payment rules.'),
  multiline(
    'transport_fees',
    'One route or distance per line, with its fare. Empty: parents are asked to check with the office.',
  ),
  multiline(
    'hostel_fees',
    'One item per line, with its price. Empty: parents are asked to check with the office.',
  ),
]
