import { chooseSettings } from './choose-settings.ts'

const allFree = () => Promise.resolve(true)

test('a school gets the first three free ports in a row, and keeps them', async () => {
  const isFree = (port: number) => Promise.resolve(port !== 3002 && port < 3020)
  const chosen = await chooseSettings('north-hill', { given: {}, before: {} }, isFree)
  expect(chosen).toEqual({
    ...{ PORT: '3010', CMS_PORT: '3011', COMPRESSOR_LISTEN: '127.0.0.1:3012' },
    TLS_CERTIFICATE: '/etc/school-website/north-hill/tls/fullchain.pem',
    TLS_KEY: '/etc/school-website/north-hill/tls/privkey.pem',
  })
  const noneFree = () => Promise.resolve(false)
  const again = await chooseSettings('north-hill', { given: {}, before: chosen }, noneFree)
  expect(again).toEqual(chosen)
  await expect(chooseSettings('other', { given: {}, before: {} }, noneFree)).rejects.toThrow(
    'no three free ports in a row',
  )
})

test('what the operator sets is not chosen', async () => {
  const given = { PORT: '80', TLS_KEY: '/own/key.pem' }
  const chosen = await chooseSettings('north-hill', { given, before: {} }, allFree)
  expect(Object.keys(chosen)).toEqual(['CMS_PORT', 'COMPRESSOR_LISTEN', 'TLS_CERTIFICATE'])
})

test('PostgreSQL of this machine gets a database and a password that stays', async () => {
  const given = { DB_CLIENT: 'pg' }
  const chosen = await chooseSettings('north-hill', { given, before: {} }, allFree)
  expect(chosen).toMatchObject({ DB_DATABASE: 'school_website_north_hill', DB_HOST: '127.0.0.1' })
  expect(chosen['DB_PASSWORD']).toMatch(/^[\w-]{32}$/)
  const again = await chooseSettings('north-hill', { given, before: chosen }, allFree)
  expect(again['DB_PASSWORD']).toBe(chosen['DB_PASSWORD'])
  const elsewhere = { DB_CLIENT: 'pg', DB_HOST: 'db.example' }
  const other = await chooseSettings('north-hill', { given: elsewhere, before: {} }, allFree)
  expect(other).not.toHaveProperty('DB_PASSWORD')
})
