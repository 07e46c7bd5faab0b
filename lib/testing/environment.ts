/** The settings of the website in unit tests; nothing answers at these addresses. */
export const testEnvironment = {
  SITE_URL: 'https://school.example',
  CMS_URL: 'http://127.0.0.1:1',
  CMS_TOKEN: 'token',
  REVALIDATE_SECRET: 'a-secret-for-tests',
  DATA_DIR: '.',
  HOST: '127.0.0.1',
  PORT: '1',
  ENQUIRY_RETENTION_DAYS: '396',
}
