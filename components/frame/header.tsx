import { SearchForm } from '@/components/search/search-form'
import { Icon } from '@/components/ui/icon'
import { editable } from '@/lib/content/drafts/editable'
import type { School } from '@/lib/content/collections/school'
import { hrefOf, type Page } from '@/content/pages/page'
import { getPageAt, navigation } from '@/content/pages'
import { NavGroup } from './nav-group'

type Props = { school: School; current: Page | null }

const MENU = 'menu'
/** The settings are one row. */
const SCHOOL_ROW = 1

/** Emblem, name and the six groups; on a phone the groups are behind one button. */
export function Header({ school, current }: Props) {
  return (
    <header className="site-header sticky top-0 z-20 border-b border-line bg-paper">
      <div className="page-width flex flex-wrap items-center justify-between gap-3 py-2 lg:flex-nowrap">
        <a
          href="/"
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-2.5 lg:flex-none"
          aria-current={current?.path === '/' ? 'page' : undefined}
        >
          <img src="/pictures/emblem.svg" alt="" width="44" height="44" className="size-11" />
          <span
            className="min-w-0 font-display text-lg leading-tight font-semibold xl:text-xl"
            {...editable('school', SCHOOL_ROW, 'name')}
          >
            {school.name}
          </span>
        </a>
        <div className="flex items-center gap-2">
          <button type="button" popoverTarget={MENU} className="button-quiet px-3 lg:hidden">
            <Icon name="menu" />
            Menu
          </button>
          <nav id={MENU} popover="auto" aria-label="Main" className="main-nav">
            <div className="mb-2 flex items-center justify-between lg:hidden">
              <span className="font-display text-lg font-semibold">Menu</span>
              <button
                type="button"
                popoverTarget={MENU}
                popoverTargetAction="hide"
                className="button-quiet px-3"
              >
                <Icon name="close" />
                Close
              </button>
            </div>
            <div className="mb-3 lg:hidden">
              <SearchForm place="Menu" label="Search this website" />
            </div>
            <div className="lg:flex lg:items-center">
              {navigation.map(({ group, pages }) => (
                <NavGroup key={group} group={group} pages={pages} current={current} />
              ))}
              <a
                href={hrefOf(getPageAt('/TakeAdmission'))}
                className="button max-lg:mt-4 max-lg:w-full lg:ml-2"
              >
                Enquire
              </a>
            </div>
          </nav>
        </div>
      </div>
    </header>
  )
}
