import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from '../../../scripts/launcher/folders.mjs'

/** The file of a module of the project; undefined for one of a package. */
function findFile(specifier: string, parent: string): string | undefined {
  const isOwn = parent.startsWith('file:') && !parent.includes('/node_modules/')
  const isRelative = isOwn && specifier.startsWith('.')
  if (!isRelative && !specifier.startsWith('@/')) return undefined
  const path = isRelative
    ? fileURLToPath(new URL(specifier, parent))
    : join(root, specifier.slice(2))
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find(existsSync)
}

/** Makes modules with JSX, `@/` and `server-only` importable, which Node does not support. */
export function loadSiteCode(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
      // Next.js has no export map, so Node needs the extension.
      if (/^next\/[a-z]+$/.test(specifier)) return next(`${specifier}.js`, context)
      const file = findFile(specifier, context.parentURL ?? '')
      return next(file ? pathToFileURL(file).href : specifier, context)
    },
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context)
      const { outputText: source } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
        compilerOptions: {
          jsx: ts.JsxEmit.ReactJSX,
          jsxImportSource: '@/lib/jsx',
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ES2024,
        },
      })
      return { format: 'module', source, shortCircuit: true }
    },
  })
}
