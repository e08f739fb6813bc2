import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { planFiles, usageText } from '@/tools/new/recipes'
import { Failure } from '@/tools/process/user-error'

/**
 * `npm run new KIND NAME`: generate files, and list what is left to do by hand. Throws `Failure` if it is called
 * incorrectly.
 */
export async function generateFiles([kind = '', name, ...rest]: readonly string[]): Promise<number> {
  if (!name || rest.length > 0) throw new Failure(usageText())
  const { files, next } = planFiles(kind, name)
  const style = await resolveConfig(path.resolve('package.json'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await format(text, { ...style, filepath: file }))
    console.log(file)
  }
  console.log(['', 'Next:', ...next.map((line) => `- ${line}`)].join('\n'))
  return 0
}
