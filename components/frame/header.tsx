import { editable } from '@/lib/content/store/drafts'
import { hrefOf, type Locale } from '@/lib/messages/messages'
import { groupName } from '@/lib/messages/names'
import { PageLink } from '@/components/ui/links'
import { SearchForm } from '@/components/search/search-form'
import { Icon } from '@/components/ui/icon'
import { facts } from '@/content/facts'
import { getPageTable, type Page, type PageGroup } from '@/lib/pages/pages'
import type { School } from '@/lib/school/school'
import { telHref } from '@/lib/format/phone'
import { listMenu, listParentLinks, payFeesHref } from '@/lib/pages/menu'
import { barEmblemHref } from '@/lib/cards/emblem'
import { FeeButton } from './behaviour'

type Props = { locale: Locale; school: School; current: Page | null }

const MENU = 'menu'

/**
 * Emblem, name and the six groups; on a phone the groups are behind the Menu button. After
 * scrolling, the fee button replaces the name.
 */
export async function Header({ locale, school, current }: Props) {
  return (
    <header className="site-header sticky z-20 border-b border-line bg-paper">
      <div className="page-width flex flex-wrap items-center justify-between gap-3 py-2 lg:flex-nowrap">
        <a
          href={locale.path('/')}
          className="school-brand flex min-w-0 items-center gap-2.5"
          aria-current={current?.path === '/' ? 'page' : undefined}
        >
          <img
            src={barEmblemHref(school)}
            alt=""
            width="44"
            height="44"
            className="size-11 object-contain"
          />
          <span className="school-name min-w-0 font-display text-lg leading-tight font-semibold xl:text-xl">
            {locale.mark(school.name)}
          </span>
        </a>
        <div className="flex flex-wrap items-center gap-2 lg:shrink-0 lg:flex-nowrap">
          <PayFees locale={locale} school={school} current={current} />
          <button
            type="button"
            popoverTarget={MENU}
            className="button-quiet px-3 max-lg:ml-auto lg:hidden"
          >
            <Icon name="menu" />
            {locale.t('frame.menu')}
          </button>
          <nav id={MENU} popover="auto" aria-label={locale.t('frame.main')} className="main-nav">
            <div className="mb-2 flex items-center justify-between lg:hidden">
              <span className="font-display text-lg font-semibold">{locale.t('frame.menu')}</span>
              <button
                type="button"
                popoverTarget={MENU}
                popoverTargetAction="hide"
                className="button-quiet px-3"
              >
                <Icon name="close" />
                {locale.t('frame.close')}
              </button>
            </div>
            <div className="mb-3 space-y-3 lg:hidden">
              <Shortcuts locale={locale} school={school} />
              <SearchForm
                locale={locale}
                place="Menu"
                label={locale.t('frame.searchThisWebsite')}
              />
            </div>
            <div className="lg:flex lg:items-center">
              {(await listMenu(locale.language)).map((group) => (
                <NavGroup locale={locale} key={group.id} group={group} current={current} />
              ))}
              <PageLink
                locale={locale}
                name="take_admission"
                className="button max-lg:mt-4 max-lg:w-full lg:ml-2"
              >
                {locale.t('frame.enquire')}
              </PageLink>
            </div>
          </nav>
        </div>
      </div>
    </header>
  )
}

/** "Pay Fees Online", except on the page that it links to. */
async function PayFees({ locale, school, current }: Props) {
  const href = payFeesHref(locale, school, await getPageTable(locale.language))
  if (!href) return null
  if (current && href === hrefOf(locale, current)) return null
  return (
    <FeeButton href={href} after={facts.feeButtonScroll}>
      <Icon name="rupee" className="max-sm:hidden" />
      {locale.t('frame.payFeesOnline')}
    </FeeButton>
  )
}

/** The telephone and the links for parents, above the groups in the phone's menu. */
async function Shortcuts({ locale, school }: { locale: Locale; school: School }) {
  const call = school.phone ? [{ title: locale.t('frame.call'), link: telHref(school.phone) }] : []
  return (
    <ul className="shortcuts grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2">
      {[...call, ...(await listParentLinks(locale))].map(({ title, link }) => (
        <li key={title} className="flex">
          <a href={link} className="button-quiet">
            {locale.mark(title)}
          </a>
        </li>
      ))}
    </ul>
  )
}

type NavGroupProps = { locale: Locale; group: PageGroup; current: Page | null }

/**
 * A group of the navigation. `details` opens on click, Enter and Space without a script; the shared
 * name closes the other groups.
 */
function NavGroup({ locale, group: { title, pages }, current }: NavGroupProps) {
  const isHere = current?.group === title
  return (
    <details name="nav" className="nav-group relative border-line max-lg:border-b">
      <summary
        className={`gap-1 py-2 font-semibold hover:text-flame lg:px-2.5 ${isHere ? 'text-flame' : ''}`}
      >
        {locale.mark(groupName(locale, title))}
      </summary>
      <ul
        className={`nav-panel max-lg:pb-3 ${pages.length > 9 ? 'lg:w-[30rem] lg:columns-2' : ''}`}
      >
        {pages.map((page) => (
          <li key={page.path}>
            <a
              href={hrefOf(locale, page)}
              {...(page.path === current?.path && { 'aria-current': 'page' })}
              {...editable('pages', page.id, 'title', 'menu_group')}
            >
              {locale.mark(page.title)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
