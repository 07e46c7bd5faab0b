import { mapOf } from './services.ts'

const OSM = 'https://www.openstreetmap.org/export/embed.html'
const GOOGLE = 'https://www.google.com/maps/embed'
const PB = '!1m18!1m12!1m3!1d3501.2!2d91.7362!3d26.1445!2m3!1f0!2f0!3f0'

test.each([
  [`${OSM}?bbox=91.60%2C26.08%2C91.90%2C26.22&layer=mapnik`, '#map=11/26.15000/91.75000'],
  [`${OSM}?bbox=1,2,3,4&marker=26.14%2C91.73`, '?mlat=26.14&mlon=91.73#map=17/26.14/91.73'],
])('OpenStreetMap: %s has a frame and a page', (address, rest) => {
  expect(mapOf(address)).toEqual({
    href: `https://www.openstreetmap.org/${rest}`,
    service: 'OpenStreetMap',
    embed: {
      src: address,
      href: address,
      service: 'OpenStreetMap',
      host: 'www.openstreetmap.org',
    },
  })
})

test('Google Maps: the page shows the centre of the embedded map', () => {
  expect(mapOf(`${GOOGLE}?pb=${PB}`)).toMatchObject({
    href: 'https://www.google.com/maps/@?api=1&map_action=map&center=26.1445,91.7362&zoom=16',
    service: 'Google Maps',
    embed: { src: `${GOOGLE}?pb=${PB}` },
  })
})

test.each([`${OSM}?bbox=nonsense`, `${OSM}?marker=1,2;3`, `${GOOGLE}?pb=!2dx`])(
  '%s has no place: its page is itself',
  (address) => {
    expect(mapOf(address)?.href).toBe(address)
  },
)

test.each([
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/maps/place/Palash',
  'https://www.google.com/maps/embed/../place',
  'https://www.openstreetmap.org.evil.example/export/embed.html',
  'http://www.openstreetmap.org/export/embed.html',
])('%s is a link without a frame', (address) => {
  expect(mapOf(address)).toMatchObject({ href: new URL(address).href, embed: null })
})

test.each([null, '', 'Palash Road'])('%s is not a map', (address) => {
  expect(mapOf(address)).toBeNull()
})
