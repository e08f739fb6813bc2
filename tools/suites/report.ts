import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type z } from 'zod'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/failure'

/** Where a suite shall write what it found; an older one is gone. */
export function reportFile(suite: string): string {
  const folder = dataFolder('reports')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${suite}-${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

/** Read it, and put it away. Throws `Failure` when the suite wrote none, as one that crashed. */
export function readReport<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Failure('The suite ended without saying what it found.')
  } finally {
    rmSync(file, { force: true })
  }
}
