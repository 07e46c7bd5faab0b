import { pictureWidths } from '../../lib/format/file.ts'
import { PICTURES } from './settings.ts'

test('the CMS hands out the widths that the site asks for', () => {
  const keys = PICTURES.storage_asset_presets.map(({ key }) => key)
  expect(keys).toEqual(pictureWidths.map((width) => `w${width}`))
})
