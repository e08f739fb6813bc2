import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes folders in the system's temporary directory that are gone after the test file. Call it at its top. */
export function temporaryFolders(): () => string {
  const made: string[] = []
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true })
  })
  return () => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'lumi-test-'))
    made.push(folder)
    return folder
  }
}
