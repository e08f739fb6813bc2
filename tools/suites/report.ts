import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type z } from 'zod'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/failure'

/** Where a suite is to write its results; an older file is deleted. */
export function reportFile(suite: string): string {
  const folder = dataFolder('reports')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${suite}-${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

/** Read it, and keep it as the suite's latest report. Throws `Failure` when the suite wrote none, as when it crashed. */
export function readReport<T>(file: string, schema: z.ZodType<T>): T {
  try {
    const found = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    renameSync(file, file.replace(/-\d+\.json$/, '.json'))
    return found
  } catch {
    throw new Failure('The suite ended without saying what it found.')
  }
}
