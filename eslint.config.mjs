import { createRequire } from 'node:module'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

// It brings no types, so it is not imported.
const jsxA11y = createRequire(import.meta.url)('eslint-plugin-jsx-a11y')

const TYPESCRIPT = ['**/*.ts', '**/*.tsx']

const directusSdk = {
  name: '@directus/sdk',
  message: 'Only lib/content/client talks to the CMS: call its functions.',
}
const requestData = {
  name: 'next/headers',
  importNames: ['cookies', 'headers', 'draftMode'],
  message: 'Reading the request makes a page that every visitor waits for. Only lib/enquiry may.',
}
const harshRevalidation = {
  name: 'next/cache',
  importNames: ['revalidatePath', 'updateTag'],
  message:
    'They throw the old page away first, so that visitors get an error while the CMS is down. Change the content: pages follow it (lib/content/revalidation).',
}

// docs/glossary.md has the terms in use. These were private ones.
const PRIVATE_TERMS = [
  ...['anew', 'told', 'whoever', 'mend', 'waker', 'nemesis', 'victim', 'surroundings', 'hasten'],
]
const PRIVATE_NAMES = [...PRIVATE_TERMS, 'world', 'dress', 'shelf', 'doors', 'nights']

/** React's rules run its compiler over each file, which takes long; hooks live in few places. */
const REACT_RULES = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(-hooks)?\//.test(name))

/** From far to near, as a reader asks: which libraries, what of the project, what next to this file. */
const PLACES = [/^node:/, /^[\w@](?!\/)/, /^@\//, /^\.\.(\/|$)/, /^\.(\/|$)/]

/** @type {import('eslint').Rule.RuleModule} */
const importOrder = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      order: 'Imports go from far to near: node:, packages, @/, ../, ./. This one comes too late.',
    },
  },
  create(context) {
    let nearest = 0
    return {
      ImportDeclaration(node) {
        // `import 'server-only'` binds nothing; it stands where its effect belongs.
        if (node.specifiers.length === 0) return
        const distance = PLACES.findIndex((place) => place.test(String(node.source.value)))
        if (distance >= 0 && distance < nearest) context.report({ node, messageId: 'order' })
        nearest = Math.max(nearest, distance)
      },
    }
  },
}

/**
 * A file may import what its folder is for; all the rest stays forbidden.
 * @param {object[]} paths
 * @returns {Record<string, ['error', object]>}
 */
const forbid = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] })

export default defineConfig(
  {
    ignores: [
      '**/.next*/**',
      '.data*/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  next,
  nextTypescript,
  {
    files: ['**/*.{js,mjs,ts}'],
    ignores: ['components/**', 'lib/browser/**'],
    rules: Object.fromEntries(REACT_RULES.map((name) => [name, 'off'])),
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Node's test-like callbacks and event listeners may be async; what they return is unused.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A wide table scrolls inside a named region, which the keyboard must be able to reach.
      // A part of a table that is a block on a phone keeps its role for screen readers by this.
      'jsx-a11y/no-redundant-roles': ['error', { tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: ['region'] }],
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { school: { rules: { 'import-order': importOrder } } },
    rules: {
      'max-lines': ['error', 200],
      'id-denylist': ['error', ...PRIVATE_NAMES],
      'no-warning-comments': ['error', { terms: PRIVATE_TERMS, location: 'anywhere' }],
      'no-console': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'import/first': 'error',
      'import/no-anonymous-default-export': 'off',
      'import/newline-after-import': 'error',
      'school/import-order': 'error',
      'react/no-danger': 'error',
      // Plain anchors on purpose: next/link costs every visitor 3.3 kB, and each page that it would
      // fetch ahead is cached HTML.
      '@next/next/no-html-link-for-pages': 'off',
      // The image optimiser is off on purpose; pictures come in the sizes that are needed.
      '@next/next/no-img-element': 'off',
      ...forbid(directusSdk, requestData, harshRevalidation),
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['lib/content/client/**'], rules: forbid(requestData, harshRevalidation) },
  { files: ['lib/enquiry/**'], rules: forbid(directusSdk, harshRevalidation) },
  // The one place where a script is written into a page: data for search engines, escaped there.
  { files: ['components/site/json-ld.tsx'], rules: { 'react/no-danger': 'off' } },
  // Commands and tests speak to a person at a terminal.
  { files: ['scripts/**', 'e2e/**', 'cms/**'], rules: { 'no-console': 'off' } },
)
