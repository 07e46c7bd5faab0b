import { assertLastingDisk } from './lasting-disk.ts'

test.each([
  ['VERCEL', '1', 'Vercel'],
  ['AWS_LAMBDA_FUNCTION_NAME', 'site', 'AWS Lambda'],
])('with %s=%s the website refuses to run, and names %s', (name, value, platform) => {
  expect(() => assertLastingDisk({ NODE_ENV: 'production', [name]: value })).toThrow(
    `cannot run on ${platform} (${name} is set): it has no lasting disk`,
  )
})

test('elsewhere it runs', () => {
  expect(() => assertLastingDisk({ NODE_ENV: 'production', VERCEL: '' })).not.toThrow()
})
