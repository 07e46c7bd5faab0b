import { Fragment } from 'react'

/** An e-mail address, which may break before its host and its dots: many are longer than a line of large text. */
export const Email = ({ address }: { address: string }) =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
