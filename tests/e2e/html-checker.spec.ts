import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@/tests/e2e/test'

import { STAY_QUERY } from '@/tests/e2e/a-stay'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { SAMPLES } from '@/tests/e2e/page-templates'
import { ROUTES } from '@/tests/e2e/routes'
import { siteUrl } from '@/tests/e2e/running-sites'
import { isExhaustive } from '@/tests/support/tier'

/* The Nu HTML checker is a Java program. The suite provides the path of Java, if there is one. */

const java = process.env.JAVA_PATH
const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar')
const OTHERS = ['/find-booking', '/no-such-page', `/your-stay/answer?${STAY_QUERY}`]
const CHANGES = ['guests', 'date', 'details', 'cancel']

if (java) {
  test('the Nu HTML checker finds no error on a page', async ({}, { outputDir }) => {
    const booking = new URL((await bookAndPay()).link).pathname
    const own = ['', ...CHANGES.map((change) => `/${change}`)].map((page) => booking + page)
    await mkdir(outputDir, { recursive: true })
    const samples = SAMPLES.map(({ address }) => address)
    const pages = isExhaustive ? ROUTES : ROUTES.filter((route) => samples.includes(route))
    const files: string[] = []
    for (const [index, address] of [...pages, ...OTHERS, ...own].entries()) {
      const html = await (await fetch(siteUrl + address)).text()
      const name = ROUTES.includes(address) ? address.replaceAll('/', '_') : `_other-${index}`
      await writeFile(`${outputDir}/${name}.html`, html)
      files.push(`${outputDir}/${name}.html`)
    }
    expect(await errorsIn(java, files)).toEqual([])
  })
}

/** The checker's errors, one per line. */
function errorsIn(program: string, files: readonly string[]): Promise<readonly string[]> {
  const args = ['-jar', CHECKER, '--errors-only', '--format', 'gnu', ...files]
  return new Promise((resolve) =>
    execFile(program, args, { maxBuffer: 64 * 1024 * 1024 }, (failure, _, complaints) => {
      const lines = complaints.split('\n').filter((line) => line !== '')
      resolve(failure && lines.length === 0 ? [failure.message] : lines)
    }),
  )
}
