import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isBuildCurrent, replaceBuild } from '@/tools/site/keep-build'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'builds-'))
  folder = path.join(root, 'site-3000')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const fillWith = (file: string) => (growing: string) => writeFileSync(path.join(growing, file), '')

test('a build is reused only for the inputs it was made from', () => {
  expect(isBuildCurrent(folder, 'one')).toBe(false)
  replaceBuild(folder, 'one', fillWith('main.cjs'))
  expect(isBuildCurrent(folder, 'one')).toBe(true)
  expect(isBuildCurrent(folder, 'another')).toBe(false)
})

test('a new build replaces the previous one completely', () => {
  replaceBuild(folder, 'one', fillWith('old.js'))
  replaceBuild(folder, 'another', fillWith('new.js'))
  expect(isBuildCurrent(folder, 'one')).toBe(false)
  expect(isBuildCurrent(folder, 'another')).toBe(true)
  expect(existsSync(path.join(folder, 'new.js'))).toBe(true)
  expect(existsSync(path.join(folder, 'old.js'))).toBe(false)
})

test('an interrupted build is never used, and leaves the previous one unchanged', () => {
  const cutShort = (growing: string) => {
    fillWith('half.js')(growing)
    throw new Error('no space left')
  }
  expect(() => replaceBuild(folder, 'one', cutShort)).toThrow('no space left')
  expect(isBuildCurrent(folder, 'one')).toBe(false)
  replaceBuild(folder, 'one', fillWith('main.cjs'))
  expect(() => replaceBuild(folder, 'another', cutShort)).toThrow('no space left')
  expect(isBuildCurrent(folder, 'another')).toBe(false)
  expect(isBuildCurrent(folder, 'one')).toBe(true)
  replaceBuild(folder, 'another', fillWith('main.cjs'))
  expect(readdirSync(root)).toEqual(['site-3000'])
  expect(existsSync(path.join(folder, 'half.js'))).toBe(false)
})

test('a folder without a fingerprint, as older versions left it, is not used', () => {
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'main.cjs'), '')
  expect(isBuildCurrent(folder, '')).toBe(false)
  expect(isBuildCurrent(folder, 'one')).toBe(false)
})
