import { partTexts } from '@/components/page/part-texts'
import type { LocaleProps } from '@/lib/messages/messages'
import { ClickToLoad } from '@/components/embed/form-embed'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { getPicture } from '@/lib/messages/names'
import { getSchool } from '@/lib/school/school'
import { findEmbed, mapServices, routeHref } from '@/lib/embed/services'

/** The address of the school, the way there, and the online map after a click; the drawn map is of the sample. */
export async function SchoolMap({ locale }: LocaleProps) {
  const school = await getSchool(locale.language)
  const { name, address, mapUrl, isSample } = school
  const embed = mapUrl ? findEmbed(mapUrl, mapServices) : null
  const drawnMap = isSample && <Figure locale={locale} picture={getPicture(locale, 'map')} />
  const route = (
    <a href={routeHref(school)} rel="noopener" className="button-quiet max-w-full">
      <Icon name="pin" />
      {locale.t('map.directions')}
    </a>
  )
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-2">
        <Icon name="pin" className="text-flame" />
        <span>{locale.mark([name, address].filter(Boolean).join(', '))}</span>
      </p>
      {embed ? (
        <ClickToLoad
          what="map"
          texts={{ ...locale.messages.embed, ...partTexts(locale) }}
          embed={embed}
          title={locale.t('map.title', { name })}
          lang={locale.langOf(name)}
          frameClassName="aspect-[12/7] min-h-80"
          link={route}
        >
          {drawnMap}
        </ClickToLoad>
      ) : (
        <>
          {drawnMap}
          <p className="flex flex-wrap gap-3">
            {route}
            {mapUrl && (
              <a href={mapUrl} rel="noopener" className="button-quiet max-w-full wrap-anywhere">
                {locale.t('map.see')}
                <Icon name="external" />
              </a>
            )}
          </p>
        </>
      )}
    </div>
  )
}
