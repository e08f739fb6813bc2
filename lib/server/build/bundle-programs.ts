import { build } from 'esbuild'

/** Our programs by the names of their bundles. */
const PROGRAMS = {
  main: 'lib/server/process/main.ts',
  worker: 'lib/server/process/worker.ts',
  ops: 'lib/commands/ops.ts',
  migrate: 'prisma/migrate.ts',
}

export const BUNDLES = Object.keys(PROGRAMS).map((name) => `${name}.cjs`)

/**
 * Packages that are not bundled. A process may load each of the first three only once, as they hold state that our
 * server and Next's build must share; the others read files of their own package at run time.
 */
const EXTERNAL = [
  ...['next', '@next/env', 'pino'],
  ...['@prisma/schema-engine-wasm', 'graphile-worker', 'mjml', 'pdfkit', 'sharp'],
]

/**
 * Bundle each of our programs into one file in the build's folder, such as `main.cjs`. Compiling it from TypeScript at
 * every start would cost time and memory in each process, and production would need the compiler; see
 * docs/decisions/own-server.md and docs/decisions/image.md.
 *
 * @param isQuick  whether to bundle only the site: on a laptop the other programs run from TypeScript
 */
export async function bundlePrograms(folder: string, { isQuick = false } = {}): Promise<void> {
  const { main } = PROGRAMS
  await build({
    entryPoints: isQuick ? { main } : PROGRAMS,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
    banner: {
      // Next requires NODE_ENV, which `next start` sets as well. Packages written as ES modules use `import.meta.url`.
      js: "process.env['NODE_ENV'] ??= 'production'; const moduleUrl = require('node:url').pathToFileURL(__filename).href",
    },
    logLevel: 'warning',
  })
}
