import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { useDemoSettings } from '@/lib/commands/use-demo-settings'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const aFolder = temporaryFolders()
const before = { ...process.env }

beforeEach(() => {
  delete process.env.DATABASE_URL
})
afterEach(() => {
  process.env = { ...before }
})

function aClone(): string {
  const clone = aFolder()
  mkdirSync(path.join(clone, '.data'))
  writeFileSync(
    path.join(clone, '.data/site.env'),
    "DATABASE_URL='postgresql://localhost/demo'\nSITE_URL='http://localhost:3000'\n",
  )
  return clone
}

test('without settings of its own, a clone where the demo ran uses the demo’s', () => {
  expect(useDemoSettings(aFolder())).toBe(false)
  expect(useDemoSettings(aClone())).toBe(true)
  expect(process.env.DATABASE_URL).toBe('postgresql://localhost/demo')
})

test.each(['.env', '.env.production'])('a clone with %s never does, whatever that file lacks', (name) => {
  const clone = aClone()
  writeFileSync(path.join(clone, name), 'SITE_URL=https://www.example.com\n')
  expect(useDemoSettings(clone)).toBe(false)
  expect(process.env.DATABASE_URL).toBeUndefined()
})

test.each(['DATABASE_URL', 'DATABASE_URL_FILE'])('and never if the environment has %s', (name) => {
  process.env[name] = 'given'
  expect(useDemoSettings(aClone())).toBe(false)
})
