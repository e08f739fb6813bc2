import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const ENTRY = 'lib/browser/office/office.ts'
const HASH_LENGTH = 12

/** The script of the office's pages, and the URL that pages load it from, which changes with its content. */
export type OfficeScript = { readonly url: string; readonly code: string }

/**
 * Bundle the script of the office's pages. Its URL is one of a built asset, so it is served like those: kept by browsers
 * for a year, and shared between instances of different builds.
 *
 * Decision: docs/decisions/office-without-next-scripts.md
 */
export async function bundleOfficeScript(): Promise<OfficeScript> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH)
  return { url: `/_next/static/office-${hash}.js`, code }
}

/**
 * Add the script to a build, which build-adapter.mjs has listed it in.
 *
 * @param folder  the build's folder, `.next`
 */
export function writeOfficeScript(folder: string, { url, code }: OfficeScript): void {
  const file = path.join(folder, url.replace('/_next/', ''))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
}
