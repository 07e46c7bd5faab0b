/** An e-mail address, which may break before its host: many are longer than a line of large text. */
export function Email({ address }: { address: string }) {
  const [name, ...host] = address.split(/(?=@)/)
  return (
    <>
      {name}
      <wbr />
      {host.join('')}
    </>
  )
}
