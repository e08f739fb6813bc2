import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { Failure } from '@/tools/process/user-error'

/**
 * `npm run host -- OUT_FOLDER`: write a machine's files into a folder, at the same paths as they are installed. Throws
 * `Failure` if it is called incorrectly.
 */
export async function writeHostFiles([folder, ...rest]: readonly string[]): Promise<number> {
  if (!folder || rest.length > 0) throw new Failure('Usage: npm run host -- OUT_FOLDER')
  for (const [file, text] of renderFiles(host)) {
    const copy = path.join(folder, file)
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(copy, text)
    console.log(copy)
  }
  console.log(
    `\nInstall what you need: docs/live.md, steps 2 to 5; for nginx also docs/operations.md, “One machine”.`,
  )
  return 0
}
