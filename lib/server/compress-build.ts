import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODING_SUFFIX } from '@/lib/server/built-files'
import { readBuiltSite } from '@/lib/server/built-site'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A typeface is compressed already. */
const TEXTS = ['.html', '.js', '.css']

/**
 * Lay a Brotli and a gzip copy beside every page, script and style of a build, compressed as small as they get: once here
 * instead of for each visitor.
 *
 * @param build  the build's folder, `.next`
 */
export async function compressBuild(build: string): Promise<void> {
  const { pages, assets } = readBuiltSite(build)
  const files = [...pages, ...assets].map(({ file }) => path.join(build, file))
  await Promise.all(files.filter((file) => TEXTS.includes(path.extname(file))).map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(file + ENCODING_SUFFIX.br, await pack.br(text, { params }))
  writeFileSync(file + ENCODING_SUFFIX.gzip, await pack.gzip(text, { level: constants.Z_BEST_COMPRESSION }))
}
