import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { invocationDirectory } from '@/lib/env'
import { UsageError } from '@/lib/commands/failures'

/** File mode of the output: only the owner may read it, because it contains guests' names. */
const MODE = 0o600

/**
 * Print the output, or write it to a file; a relative path starts from the current directory. Throws `UsageError` if
 * the file cannot be written.
 */
export function writeOutput(answer: string, file: string | undefined): void {
  if (file === undefined) console.log(answer.replace(/\n$/, ''))
  else writeOutputFile(answer, file)
}

/**
 * Print CSV, or write it to a file. A file begins with a byte order mark, so that spreadsheets recognise UTF-8; printed
 * output does not.
 */
export function writeCsvOutput(csv: string, file: string | undefined): void {
  writeOutput(file === undefined ? csv : `\ufeff${csv}`, file)
}

export function writeOutputFile(content: string | Uint8Array, file: string): void {
  const place = path.resolve(invocationDirectory(), file)
  try {
    writeFileSync(place, content, { mode: MODE })
  } catch (error) {
    throw new UsageError(
      `${place} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  console.log(`Written: ${place}`)
}
