import { existsSync } from 'node:fs'
import { Failure } from '@/tools/process/failure'
import { type Settings } from '@/tools/process/settings'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser of the tests: the one that CHROMIUM_PATH names, an installed one, else the one that npm brought (Linux).
 *
 * @returns  what the environment must say for it. Throws `Failure` when there is none.
 */
export async function findBrowser(): Promise<Settings> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH names ${named}, which is not there.`)
  const found = named || INSTALLED.find((file) => existsSync(file))
  if (found) return { CHROMIUM_PATH: found }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure('No Chromium or Chrome is installed: install one, or name it in CHROMIUM_PATH.')
  }
  // Has the package unpack the shared libraries that it needs, and name them in LD_LIBRARY_PATH.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const file = await chromium.executablePath()
  return { CHROMIUM_PATH: file, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }
}
