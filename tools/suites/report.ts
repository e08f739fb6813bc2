import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type z } from 'zod'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/user-error'

/** Choose the file for a suite's results, and delete an older one. */
export function prepareReportFile(suite: string): string {
  const folder = dataFolder('reports')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${suite}-${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * Read a suite's results, and keep the file as the suite's latest report. Throws `Failure` if the suite wrote none, for
 * example because it crashed.
 */
export function readReport<T>(file: string, schema: z.ZodType<T>): T {
  try {
    const found = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    renameSync(file, file.replace(/-\d+\.json$/, '.json'))
    return found
  } catch {
    throw new Failure('The suite ended without saying what it found.')
  }
}
