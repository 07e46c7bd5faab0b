'use client'

import type { SubmitEvent, ReactNode } from 'react'
import { withFallback } from '@/components/page/optional-part'
import { PlainFigures } from '@/components/page/plain-figures'
import { setAddress, useAddress } from '@/lib/browser/address'

type Props = {
  /** The first filter shows every picture. */
  filters: readonly [string, ...string[]]
  /** `counts` has the number of pictures of each filter. */
  texts: { broken: string; counts: readonly string[] }
  /** The filter in the address, as the server read it. */
  asked: string | undefined
  pictures: readonly { category: string; key: string; figure: ReactNode }[]
}

const FIELD = 'show'

const readAddress = () => new URLSearchParams(location.search).get(FIELD) ?? ''

function Filter({ filters, texts, asked, pictures }: Props) {
  const active = pickFilter(filters, useAddress(readAddress, asked ?? ''))
  const isShown = (category: string) => active === filters[0] || active === category

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
        {`${active}: ${texts.counts[filters.indexOf(active)]}`}
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

/** Pictures by category. The buttons submit a GET form, which a script handles in the browser. */
export const FilteredPictures = withFallback(Filter, ({ pictures, texts }: Props) => (
  <PlainFigures message={texts.broken} figures={pictures} />
))

/** The filter of an address; without a valid one the first, which shows every picture. */
function pickFilter(filters: readonly [string, ...string[]], asked: string | null | undefined) {
  return filters.find((filter) => filter === asked) ?? filters[0]
}
