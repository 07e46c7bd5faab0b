'use client'

import type { SubmitEvent, ReactNode } from 'react'
import { setAddress, useAddress } from '@/lib/browser/address'

type Props = {
  /** The first one shows every picture. */
  filters: readonly [string, ...string[]]
  /** The one that the address asked the server for. */
  asked: string | undefined
  pictures: readonly { category: string; key: string; figure: ReactNode }[]
}

const FIELD = 'show'

const readAddress = () => new URLSearchParams(location.search).get(FIELD) ?? ''

/** Pictures by category. The buttons send a plain form, which a script answers on the spot. */
export function FilteredPictures({ filters, asked, pictures }: Props) {
  const active = pickFilter(filters, useAddress(readAddress, asked ?? ''))
  const isShown = (category: string) => active === filters[0] || active === category
  const count = pictures.filter(({ category }) => isShown(category)).length

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const isAll = submitter.value === filters[0]
    const href = isAll ? location.pathname : `?${new URLSearchParams({ [FIELD]: submitter.value })}`
    if (submitter.value !== active) setAddress(href, 'push')
  }

  return (
    <>
      <form method="get" onSubmit={onSubmit} className="no-print flex flex-wrap gap-2">
        {filters.map((filter) => (
          <button
            type="submit"
            key={filter}
            name={FIELD}
            value={filter}
            aria-pressed={filter === active}
            className="filter-button"
          >
            {filter}
          </button>
        ))}
      </form>
      <p role="status" className="mt-3 mb-6 text-ink-soft">
        {`${active}: ${count} ${count === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(({ category, key, figure }) => (
          <li key={key} hidden={!isShown(category)}>
            {figure}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The filter that an address asks for; what nobody offers, or nothing, is the first, which shows all. */
function pickFilter(filters: readonly [string, ...string[]], asked: string | null | undefined) {
  return filters.find((filter) => filter === asked) ?? filters[0]
}
