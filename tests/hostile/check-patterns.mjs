import { text } from 'node:stream/consumers'
import { check } from 'recheck'

/* In a process of its own: the checker starts a program that ends with it, and not with a test. Counted in steps and
   not in time, so that a busy machine finds the same. */

const UNHURRIED = { timeout: null, attackTimeout: null, incubationTimeout: null }

const verdicts = []
for (const { source, flags } of JSON.parse(await text(process.stdin))) {
  const { status, complexity } = await check(source, flags, UNHURRIED)
  verdicts.push({ status, type: complexity?.type ?? null })
}
process.stdout.write(JSON.stringify(verdicts), () => process.exit(0))
