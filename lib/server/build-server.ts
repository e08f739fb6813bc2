import path from 'node:path'
import { build } from 'esbuild'

/**
 * Make one file of the site's server, `main.cjs` in the build's folder: to read it as TypeScript at each start would take
 * time and memory of every process, see docs/decisions/own-server.md.
 *
 * @param folder  the build's folder, `.next`
 */
export async function buildServer(folder: string): Promise<void> {
  await build({
    entryPoints: ['lib/server/main.ts'],
    outfile: path.join(folder, 'main.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    // One for this file and for what Next has built: they keep what all of a process must share.
    external: ['next', '@next/env', 'pino'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Next reads it, as `next start` sets it.
    banner: { js: "process.env['NODE_ENV'] ??= 'production'" },
    logLevel: 'warning',
  })
}
