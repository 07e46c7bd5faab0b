import { bullets, factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const feePaymentRules = definePage({
  path: '/FeePaymentRules',
  title: 'Fees and payment rules',
  fact: 'Due by the {dueDay} of each month',
  template: 'fees',
  summary: 'Fees by class, when they are due and what a late payment costs.',
  searchWords:
    'fee fees fee structure tuition payment pay money cost charges monthly month receipt fine late due transport bus van fare hostel refund concession online schedule शुल्क फीस भुगतान जुर्माना किराया कक्षा shulk fis fees bhugtan class ফি ফী বেতন টাকা জরিমানা',
  aliases: ['/fees', '/fee-structure'],
  queryParams: ['class', 'transport', 'month', 'paid'],
  cardPicture: 'office-desk',
  blocks: [
    'For the fees of classes IX and X, please ask the school office on {phone}.',
    heading('When to pay'),
    bullets(
      'Fees are due by the {dueDay} of each month.',
      'From the {fineFrom} a late fine is added: {lateFines}.',
      'If dues run to over {strikeOff}, the pupil’s name is struck off.',
    ),
    heading('Where to pay'),
    factList({
      'Fee collection': '{feeHours}',
      'School office': '{officeHours}',
      'Registration form': '{registrationFee}, at the school office',
    }),
    'Ask for a receipt and keep it. If you cannot pay in time, please speak to the office before the due date.',
  ],
  next: ['/Procedure', '/Scholarship', ['Contact the office', '/Contact Us']],
})
