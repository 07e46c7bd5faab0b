import { globSync, readdirSync, readFileSync } from 'node:fs'

const TEST = '\\.test\\.tsx?$'
const ANY_PACKAGE = 'node_modules'

/** A rule: which files may not import which, and why. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Every file with 'use client', as a pattern. */
function browserFiles() {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const isForBrowser = (file) => /^'use client'/m.test(readFileSync(file, 'utf8'))
  return files.filter(isForBrowser).map((file) => `^${file.replaceAll(/[.[\]()]/g, '\\$&')}$`)
}

/** The subjects of lib, folders or files. Each may import only those before it, types included, so there are no cycles. */
const LAYERS = [
  'server',
  'messages',
  'format',
  'jsx',
  'embed',
  'browser',
  'content',
  'school',
  'notices',
  'headings',
  'calendar',
  'books',
  'exams',
  'people',
  'disclosure',
  'fees',
  'albums',
  'sections',
  'classes',
  'pages',
  'security',
  'files',
  'cards',
  'feeds',
  'search',
  'addresses',
  'metadata',
  'sync',
  'offline',
  'framework',
  'preview',
  'enquiry',
  'principal',
  'checks',
  'forms',
  'certificates',
  'subscribers',
  'weekly-report',
  'health',
]

/** The folders of lib/content, likewise. */
const CONTENT_LAYERS = ['schema', 'html', 'client', 'store']

const unlisted = readdirSync(`${import.meta.dirname}/lib`)
  .map((name) => name.replace('.ts', ''))
  .filter((name) => name !== 'testing' && !LAYERS.includes(name))
if (unlisted.length > 0) throw new Error(`Add lib/${unlisted[0]} to LAYERS`)

/** @param {string} parent @param {string[]} layers */
const importOnlyEarlierLayers = (parent, layers) =>
  layers.map((folder, index) =>
    forbid(
      `layer-${folder}`,
      `${parent}/${folder} imports only what is listed before it.`,
      { path: `^${parent}/${folder}(/|[.]ts)`, pathNot: TEST },
      { path: `^${parent}/(${layers.slice(index + 1).join('|') || '-'})(/|[.]ts)` },
    ),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circles',
      'Two files that need each other, or the types of each other, are one subject.',
      {},
      { circular: true },
    ),
    ...importOnlyEarlierLayers('lib', LAYERS),
    ...importOnlyEarlierLayers('lib/content', CONTENT_LAYERS),
    forbid(
      'lib-knows-no-screens',
      'lib is what screens are made from.',
      { path: '^lib/', pathNot: TEST },
      { path: '^(app|components)/' },
    ),
    forbid(
      'components-know-no-routes',
      'A component is used by routes, not the other way round.',
      { path: '^components/', pathNot: TEST },
      { path: '^app/' },
    ),
    forbid(
      'content-is-only-data',
      'The texts of the school depend on nothing, so that their editors need nothing else.',
      { path: '^content/', pathNot: TEST },
      { pathNot: '^(content|packages)/' },
    ),
    forbid(
      'one-door-to-the-cms',
      'Only lib/content/client talks to Directus.',
      { path: '^(app|components|content|lib)/', pathNot: '^lib/content/client/' },
      { path: `${ANY_PACKAGE}/(@directus/sdk|undici)/` },
    ),
    forbid(
      'only-forms-read-the-request',
      'A page that reads its request is rendered again for every visitor, who waits for it.',
      {
        path: '^(app|components|content|lib)/',
        pathNot: '^lib/(enquiry|forms|certificates|subscribers)/',
      },
      { path: `${ANY_PACKAGE}/next/headers` },
    ),
    forbid(
      'commands-know-no-screens',
      'The commands and the CMS run without the site.',
      { path: '^(cms|packages|scripts)/', pathNot: TEST },
      { path: '^(app|components)/' },
    ),
    forbid(
      'cms-and-site-are-separate',
      'What both need is in packages/schema.',
      { path: '^cms/' },
      { path: '^(app|components|lib|scripts|e2e)/' },
    ),
    forbid(
      'site-and-cms-are-separate',
      'What both need is in packages/schema.',
      { path: '^(app|components|content|lib)/' },
      { path: '^cms/' },
    ),
    forbid(
      'extension-is-a-package',
      'The extension is installed in any Directus, without other packages.',
      { path: '^cms/extensions/', pathNot: TEST },
      {
        path: '^[^/]+/',
        pathNot: ['^cms/extensions/', '^packages/', ANY_PACKAGE],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'schema-is-a-package',
      'What site and CMS both know depends on neither of them.',
      { path: '^packages/schema/', pathNot: TEST },
      { path: ['^(?!packages/schema/)[^/]+/.*[.](ts|tsx|js|mjs)$', ANY_PACKAGE] },
    ),
    forbid(
      'transfer-knows-no-site',
      'The CMS has everything that it needs to read a school.',
      { path: '^packages/transfer/', pathNot: TEST },
      { path: '^(app|components|content|containers|lib/(?!server)|scripts/(?!launcher))' },
    ),
    ...importOnlyEarlierLayers('scripts', ['launcher', 'lib', 'cms', 'site']),
    forbid(
      'no-tests-in-the-product',
      'What the product needs does not live in a test.',
      { pathNot: [TEST, '^(e2e|trials)/'] },
      { path: [TEST, '^(e2e|trials)/'] },
    ),
    forbid(
      'light-in-the-browser',
      'A file for the browser imports neither zod, which has 25 kB, nor the client of the CMS.',
      { path: browserFiles() },
      { path: [`${ANY_PACKAGE}/zod/`, '^lib/content/'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: ANY_PACKAGE },
    exclude: { path: ['^\\.next', '^\\.data'] },
    // Type imports count too: to understand a file, a reader needs the files that its types come
    // from.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
