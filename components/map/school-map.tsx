import { ClickToLoad } from '@/components/embed/form-embed'
import { Icon } from '@/components/ui/icon'
import { getPicture } from '@/content/pages/pictures'
import { getSchool } from '@/lib/content/collections/school'
import { mapOf, type SchoolMap as Place } from '@/lib/embed/services'

function DrawnMap() {
  const { src, alt, caption, width, height } = getPicture('map')
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="w-full rounded-card border border-line"
      />
      <figcaption className="mt-1 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

function MapLink({ map }: { map: Place }) {
  return (
    <a href={map.href} rel="noopener" className="button-quiet max-w-full wrap-anywhere">
      See the place on {map.service}
      <Icon name="external" />
    </a>
  )
}

/** Where the school is: its address, the drawn map, and the live one for who asks for it. */
export async function SchoolMap() {
  const { name, address, mapUrl } = await getSchool()
  const map = mapOf(mapUrl)
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-2">
        <Icon name="pin" className="text-flame" />
        <span>
          {name}, {address}
        </span>
      </p>
      {map?.embed ? (
        <ClickToLoad
          what="map"
          embed={map.embed}
          title={`Map: ${name}`}
          frameClassName="aspect-[12/7] min-h-80"
          link={<MapLink map={map} />}
        >
          <DrawnMap />
        </ClickToLoad>
      ) : (
        <>
          <DrawnMap />
          {map && <MapLink map={map} />}
        </>
      )}
    </div>
  )
}
