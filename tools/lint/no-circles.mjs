import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\sfrom)?\s*'((?:@|\.{1,2})\/[^']+)'/gm

/**
 * No file may import itself through other files, not even for a type. Knip and `import/no-cycle` ignore type-only
 * imports, but two files that need each other's types cannot be read, moved or tested separately either.
 */
export const noCircles = {
  meta: { type: 'problem', schema: [], messages: { circle: 'Imports in a circle: {{ files }}.' } },
  create(context) {
    const seen = new Set()
    return {
      'ImportDeclaration, ExportNamedDeclaration[source], ExportAllDeclaration'(node) {
        const imported = resolve(context.filename, node.source.value)
        const files = imported && findPath(imported, context.filename, seen)
        if (files) context.report({ node, messageId: 'circle', data: { files: describe(context, files) } })
      },
    }
  },
}

/**
 * Find a path from one file to another along imports; null if there is none. `seen` are files known not to lead there.
 */
function findPath(from, to, seen) {
  if (from === to) return [from]
  if (seen.has(from)) return null
  seen.add(from)
  for (const next of importsOf(from)) {
    const rest = findPath(next, to, seen)
    if (rest) return [from, ...rest]
  }
  return null
}

const known = new Map()

function importsOf(file) {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file) {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier]) => specifier)
  return [...new Set(specifiers.map((specifier) => resolve(file, specifier)))].filter(Boolean)
}

function resolve(file, specifier) {
  if (!/^(?:@|\.{1,2})\//.test(specifier)) return null
  const base = specifier.startsWith('@/')
    ? path.join(ROOT, specifier.slice(2))
    : path.resolve(path.dirname(file), specifier)
  const found = ENDINGS.map((ending) => base + ending).find((name) => existsSync(name))
  return found && /\.(?:tsx?|mjs)$/.test(found) ? found : null
}

function describe({ filename }, files) {
  return [filename, ...files].map((file) => path.relative(ROOT, file)).join(' → ')
}
