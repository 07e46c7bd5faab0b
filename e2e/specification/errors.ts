import { expect } from '@playwright/test'
import { rowsOf, shows } from './row.ts'

export const errorRows = [
  ...rowsOf('/no-such-page', [
    "'Unexpected Application Error!' followed by the status and status text",
    shows('Unexpected Application Error!', '404 Not Found'),
  ]),
  ...rowsOf('/Trust', [
    '/docs/pdf/SocityRegistration.pdf is a PDF',
    async (page) => {
      const answer = await page.request.get('/docs/pdf/SocityRegistration.pdf')
      expect(answer.status()).toBe(200)
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    },
  ]),
]
