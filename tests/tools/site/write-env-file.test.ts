import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { writeEnvFile } from '@/tools/site/write-env-file'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the settings of a running site can be read back as a .env file, which contains nothing else', () => {
  const file = path.join(folder, 'site.env')
  const settings = {
    SITE_URL: 'http://localhost:3000',
    MAIL_FROM: 'Lumi & Light <a@lumi.example>',
    STRIPE_API_BASE: '',
  }
  writeEnvFile(file, { ...settings, HOME: '/home/somebody', PATH: '/bin' })
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(settings)
})
