import { partTexts } from '@/components/page/part-texts'
import { getMessages, t } from '@/lib/messages/messages'
import { ClickToLoad } from '@/components/embed/form-embed'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { getPicture } from '@/lib/messages/pictures'
import { getSchool } from '@/lib/content/collections/school'
import { mapOf, routeHref } from '@/lib/embed/services'

/** The address of the school, a drawn map, and the online map after a click. */
export async function SchoolMap() {
  const school = await getSchool()
  const { name, address, mapUrl } = school
  const map = mapOf(mapUrl)
  const link = map && (
    <a href={map.href} rel="noopener" className="button-quiet max-w-full wrap-anywhere">
      {t('map.see', { service: map.service })}
      <Icon name="external" />
    </a>
  )
  const route = (
    <a href={routeHref(school)} rel="noopener" className="button max-w-full">
      <Icon name="pin" />
      {t('map.directions')}
    </a>
  )
  const drawnMap = <Figure picture={getPicture('map')} />
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-2">
        <Icon name="pin" className="text-flame" />
        <span>
          {name}, {address}
        </span>
      </p>
      {route}
      {map?.embed ? (
        <ClickToLoad
          what="map"
          texts={{
            ...getMessages().embed,
            ...partTexts(),
          }}
          embed={map.embed}
          title={t('map.title', { name })}
          frameClassName="aspect-[12/7] min-h-80"
          link={link}
        >
          {drawnMap}
        </ClickToLoad>
      ) : (
        <>
          {drawnMap}
          {link}
        </>
      )}
    </div>
  )
}
