import { text } from 'node:stream/consumers'
import { check } from 'recheck'

/*
 * In a separate process, because the checker starts a program that must end with it and not with a test. Counts steps
 * rather than time, so that a busy machine gives the same result.
 */

const UNHURRIED = { timeout: null, attackTimeout: null, incubationTimeout: null }

const verdicts = []
for (const { source, flags } of JSON.parse(await text(process.stdin))) {
  const { status, complexity } = await check(source, flags, UNHURRIED)
  verdicts.push({ status, type: complexity?.type ?? null })
}
process.stdout.write(JSON.stringify(verdicts), () => process.exit(0))
