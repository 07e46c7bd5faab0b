import { describe, table } from './fields/collection.ts'
import { flag, figure, json, text, type Field } from './fields/fields.ts'
import { moment, suppliedId } from './fields/row-fields.ts'

/** The account of the server of the website. */
export const WEBSITE_USER = '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0001'

/** Those who have confirmed their address, which the office may count. */
export const CONFIRMED = { confirmed_at: { _nnull: true } }

/** The days after which an address that nobody has confirmed is erased. */
export const UNCONFIRMED_DAYS = 7

const list = (field: string, note: string): Field => json(field, note, { interface: 'input-code' })

/**
 * Who gets notices by e-mail. The website writes and reads the rows; everybody else only counts them
 * (`cms/extensions/school/src/mail`). Without activity: nothing is left of an ended subscription.
 */
export const subscriber = table(
  'subscriber',
  [
    suppliedId(),
    text('address', 'The e-mail address.', { required: true }),
    text('language', 'The language of the e-mails.', { required: true, max: 10 }),
    list('groups', 'Classes and other groups. Empty: all notices.'),
    list('categories', 'Categories of notices. Empty: all.'),
    flag('evening', 'One e-mail at 6 pm', 'Otherwise each notice at once.'),
    list('consent', 'The text that was shown.'),
    text('notice_version', 'The version of the text that was shown.'),
    moment('received_at', 'When the website received it.'),
    moment('confirmed_at', 'When the address was confirmed.'),
    figure('refusals', 'How many e-mails the mail server has refused in a row.'),
  ],
  {
    ...describe({
      name: 'Notices by e-mail',
      icon: 'forward_to_inbox',
      note: 'Only the website reads the addresses',
    }),
    group: 'office',
    hidden: true,
    accountability: null,
  },
)
