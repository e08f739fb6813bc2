import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startDirectory } from '@/lib/env'
import { UsageError } from '@/lib/commands/failures'

/** Only its owner may read it: answers have guests' names. */
const MODE = 0o600

/**
 * Print an answer, or write it to a file, relative to where the operator stands. Throws `UsageError` where it cannot be
 * written.
 */
export function writeAnswer(answer: string, file: string | undefined): void {
  if (file === undefined) console.log(answer.replace(/\n$/, ''))
  else writeFile(answer, file)
}

/** The same of CSV. A file begins with a mark by which spreadsheets know its letters; what is piped on has none. */
export function writeCsv(csv: string, file: string | undefined): void {
  writeAnswer(file === undefined ? csv : `\ufeff${csv}`, file)
}

/** Write a file, relative to where the operator stands. Throws `UsageError` where it cannot be written. */
export function writeFile(content: string | Uint8Array, file: string): void {
  const place = path.resolve(startDirectory(), file)
  try {
    writeFileSync(place, content, { mode: MODE })
  } catch (error) {
    throw new UsageError(
      `${place} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  console.log(`Written: ${place}`)
}
