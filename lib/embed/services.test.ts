import { findEmbed, mapServices } from './services.ts'

test.each([
  'https://www.openstreetmap.org/export/embed.html?bbox=91.60%2C26.08%2C91.90%2C26.22',
  'https://www.google.com/maps/embed?pb=!1m18!1m12',
])('%s may be framed', (address) => {
  expect(findEmbed(address, mapServices)).toMatchObject({ src: address, href: address })
})

test.each([
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/maps/place/Palash',
  'https://www.google.com/maps/embed/../place',
  'https://www.openstreetmap.org.evil.example/export/embed.html',
  'http://www.openstreetmap.org/export/embed.html',
  'Palash Road',
])('%s may not', (address) => {
  expect(findEmbed(address, mapServices)).toBeNull()
})
