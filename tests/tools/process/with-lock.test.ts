import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withLock } from '@/tools/process/with-lock'
import { processIdentity } from '@/tools/process/process-identity'

let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('work under one lock runs one at a time, even after a failure', async () => {
  const seen: string[] = []
  async function work(name: string): Promise<void> {
    seen.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    seen.push(`${name} ends`)
    throw new Error(name)
  }
  await Promise.allSettled(['one', 'two', 'three'].map((name) => withLock(lock, () => work(name))))
  expect(seen).toHaveLength(6)
  for (let i = 0; i < 6; i += 2) expect(seen[i + 1]).toBe(seen[i]?.replace('begins', 'ends'))
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose holder was killed is broken', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, `${pid} 1`)
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('a lock whose holder is alive is waited for, until told to stop', async () => {
  writeFileSync(lock, processIdentity())
  const work = jest.fn()
  await expect(withLock(lock, work, AbortSignal.timeout(150))).rejects.toThrow()
  expect(work).not.toHaveBeenCalled()
})
