/** Browser features that the site does not use. Chromium warns about names that it does not know. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay'],
  ...['browsing-topics', 'camera', 'compute-pressure', 'display-capture', 'encrypted-media'],
  ...['gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection'],
  ...['keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials'],
  ...['payment', 'picture-in-picture', 'private-state-token-issuance'],
  ...['private-state-token-redemption', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
]

/** Headers of every response; `next.config.js` sends them. */
export const fixedHeaders = (siteUrl: string | undefined): { key: string; value: string }[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Not no-referrer: browsers would send `Origin: null` with a native form post, and the enquiry
  // would be rejected for every visitor without JavaScript.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Origin-Agent-Cluster', value: '?1' },
  // Browsers apply it to the whole domain, so it is only set if the site uses https.
  ...(siteUrl?.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
    : []),
]
