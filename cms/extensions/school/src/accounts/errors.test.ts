import { explainErrors } from './errors.ts'

const refusal = (message: string, code: string, service?: string) => ({
  message,
  extensions: { code, service },
})

test.each([
  [refusal('seats limit exceeded.', 'LIMIT_EXCEEDED'), /choose Suspended under Status/],
  [refusal('An unexpected error occurred.', 'INTERNAL_SERVER_ERROR'), /wait a minute.*website\.$/],
  [refusal('connect ECONNREFUSED', 'INTERNAL_SERVER_ERROR'), /wait a minute.*\(connect ECONN/],
  [
    refusal('Service "files" is unavailable.', 'SERVICE_UNAVAILABLE', 'files'),
    /files are stored.*wait a minute/,
  ],
])('%j says what to do', (error, expected) => {
  const [explained] = explainErrors([error])
  expect(explained?.['message']).toMatch(expected)
  expect(explained?.['extensions']).toEqual(error.extensions)
})

test('other refusals stay as they are', () => {
  const others = [
    refusal('collections limit exceeded.', 'LIMIT_EXCEEDED'),
    refusal('seats limit exceeded.', 'FORBIDDEN'),
    refusal('Service "api" is unavailable. Under pressure.', 'SERVICE_UNAVAILABLE', 'api'),
    { message: 'Without details' },
  ]
  expect(explainErrors(others)).toEqual(others)
})
