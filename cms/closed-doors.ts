// The site fetches nothing for an editor, so "import a file by its address" may reach the
// public internet only, never this machine or the network it stands in. Directus reads
// 0.0.0.0 as "every interface of this machine".
const PRIVATE_NETWORKS = [
  '0.0.0.0',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** What Directus could do besides, and does not here. */
export const CLOSED_DOORS = {
  IP_TRUST_PROXY: 'false',
  CORS_ENABLED: 'false',
  WEBSOCKETS_ENABLED: 'false',
  GRAPHQL_INTROSPECTION: 'false',
  OPENAPI_ENABLED: 'false',
  MCP_ENABLED: 'false',
  AI_ENABLED: 'false',
  TELEMETRY: 'false',
  PROJECT_OWNER_ENABLED: 'false',
  METRICS_ENABLED: 'false',
  TUS_ENABLED: 'false',
  // Every visitor reaches the CMS from the one address of the site, which limits them itself.
  RATE_LIMITER_ENABLED: 'false',
  IMPORT_IP_DENY_LIST: PRIVATE_NETWORKS.join(','),
}
