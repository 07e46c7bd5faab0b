import { listHalfSettings, readVariables, type Environment } from './variables.ts'

test.each([
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number'],
  [{ SITES: '10.0.0.2' }, 'SITES must be places such as 10.0.0.2:3000'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b".'],
  [{ SITE_URL: 'ftp://school.example.org' }, 'SITE_URL must be an address'],
  [{ SITE_URL: 'https://school.example.org/site' }, 'SITE_URL must be an address without a path'],
  [{ CMS_URL: 'https://me:secret@cms.example.org', CMS_TOKEN: 't' }, 'CMS_URL must be an address'],
  [{ CMS_URL: 'https://cms.example.org' }, 'CMS_TOKEN is missing: CMS_URL needs it.'],
  [{ CMS_TOKEN: 'token' }, 'CMS_URL is missing: CMS_TOKEN needs it.'],
  [{ PORT: '8055' }, 'CMS_PORT must differ from PORT; both are 8055.'],
  [{ ENQUIRY_RETENTION_DAYS: '12 months' }, 'ENQUIRY_RETENTION_DAYS must be a whole number'],
  [{ BUILD_DIR: '../elsewhere' }, 'BUILD_DIR must be a name that begins with .next.'],
  [
    { CMS_ADMIN_EMAIL: 'office@school.local' },
    'CMS_ADMIN_EMAIL must be an address on the internet',
  ],
  [{ CMS_ADMIN_PASSWORD: '1234567' }, 'CMS_ADMIN_PASSWORD must have at least 8 characters.'],
  [{ DB_HOST: 'database' }, 'DB_CLIENT is missing'],
  [{ DB_CLIENT: 'mysql' }, 'DB_CLIENT must be pg or sqlite3, not "mysql".'],
  [{ DB_CLIENT: 'sqlite3' }, 'DB_FILENAME is missing'],
  [{ STORAGE_S3_BUCKET: 'school' }, 'STORAGE_LOCATIONS is missing'],
  [{ OFFICE_EMAIL: 'a@b.org,' }, 'OFFICE_EMAIL must be e-mail addresses, separated by commas'],
  [{ MAIL_FROM: 'School <a@b.org>' }, 'MAIL_FROM must be an e-mail address'],
  [{ PREVIEW_SECRET: 's' }, 'CMS_PREVIEW_TOKEN is missing: PREVIEW_SECRET needs it.'],
  [{ CMS_PREVIEW_TOKEN: 't' }, 'PREVIEW_SECRET is missing: CMS_PREVIEW_TOKEN needs it.'],
  [{ DB_CLIENT: 'pg', DB_HOST: 'database' }, 'DB_PASSWORD is missing: DB_CLIENT pg needs it.'],
])('%j is rejected by name', (variables, message) => {
  expect(() => readVariables(variables as Environment)).toThrow(message)
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'OFFICE_EMAIL is missing: SMTP_URL needs it.'],
  [{ OFFICE_EMAIL: 'a@b.org' }, 'SMTP_URL is missing: OFFICE_EMAIL needs it.'],
  [{ OPERATOR_EMAIL: 'a@b.org' }, 'SMTP_URL is missing: OPERATOR_EMAIL needs it.'],
  [{ MAIL_FROM: 'a@b.org' }, 'SMTP_URL is missing: MAIL_FROM needs it.'],
])('%j is a warning', (variables, message) => {
  expect(listHalfSettings(variables)).toEqual([expect.stringContaining(message)])
})

test('a variable that a command needs is required, with the others', () => {
  expect(() => readVariables({}, ['CMS_URL', 'CMS_TOKEN'])).toThrow(
    /CMS_URL is missing.*\n.*CMS_TOKEN is missing/,
  )
  const existing = { PORT: '8055', CMS_URL: 'http://a.org', CMS_TOKEN: 't' }
  expect(() => readVariables(existing, ['CMS_URL', 'CMS_TOKEN'])).not.toThrow()
})
