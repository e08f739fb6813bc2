import { mkdirSync, readFileSync, rmSync } from 'node:fs'
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

/** Read and delete it. Throws `Failure` when the suite wrote none, as when it crashed. */
export function readReport<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Failure('The suite ended without saying what it found.')
  } finally {
    rmSync(file, { force: true })
  }
}
