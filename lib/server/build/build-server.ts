import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundle the site's server into one file, `main.cjs` in the build's folder: loading it as TypeScript at each start
 * would cost every process time and memory, see docs/decisions/own-server.md.
 *
 * @param folder  the build's folder, `.next`
 */
export async function buildServer(folder: string): Promise<void> {
  await build({
    entryPoints: ['lib/server/process/main.ts'],
    outfile: path.join(folder, 'main.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    // Loaded once, for this file and for Next's build: they hold state that the whole process must share.
    external: ['next', '@next/env', 'pino'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Next reads it; `next start` sets it, too.
    banner: { js: "process.env['NODE_ENV'] ??= 'production'" },
    logLevel: 'warning',
  })
}
