import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates folders in the system's temporary directory that are deleted after the test file. Call it at the top. */
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
