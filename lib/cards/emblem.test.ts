import { sampleSchool } from 'school-schema/sample/sample-school'
import { plainFile, plainSchool } from '../testing/plain.ts'
import { drawIcon } from './draw-card.ts'
import { barEmblemHref, DRAWING, emblemOf, iconHref, iconSizes, monogramOf } from './emblem.ts'

test.each([
  ['Shanti Niketan Public School', 'SNP'],
  ['Hill View', 'HV'],
  ['Vidyalaya', 'V'],
  ['School of the Good Shepherd', 'SGS'],
  ['शांति निकेतन', 'शांनि'],
  ['St. Xavier’s (Senior) School', 'SXS'],
  ['—', ''],
])('the monogram of %s is “%s”', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram)
})

const named = { ...plainSchool, name: 'Hill View School' }
const withPicture = { ...named, emblem: plainFile }

test('only the sample school has the drawing; a picture is always first', () => {
  expect(emblemOf({ ...plainSchool, name: sampleSchool.name })).toMatchObject({
    file: null,
    monogram: null,
  })
  expect(barEmblemHref(plainSchool)).toBe(DRAWING)
  expect(emblemOf(named)).toMatchObject({ file: null, monogram: 'HVS' })
  expect(emblemOf({ ...plainSchool, emblem: plainFile }).file?.id).toBe(plainFile.id)
  expect(barEmblemHref(withPicture)).toBe(iconHref(withPicture, 96))
})

test('the address changes with the picture, the name and the colour', () => {
  const replaced = {
    ...withPicture,
    emblem: { ...plainFile, version: '1795773600' },
  }
  const renamed = { ...named, name: 'Valley School' }
  const coloured = { ...named, colours: { ...named.colours, main: '#1b5e20' } }
  const addresses = [named, withPicture, replaced, renamed, coloured].map((each) =>
    iconHref(each, 48),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([plainSchool, named, { ...named, name: 'विद्यालय' }, { ...named, name: '—' }])(
  'the emblem of $name is a picture of each size',
  async (school) => {
    for (const size of iconSizes) {
      const picture = await drawIcon(emblemOf(school), size)
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size])
    }
  },
)
