import assert from 'node:assert/strict'
import { readTables } from '@/tests/faults/read-tables'
import { checkConsistency } from '@/tests/faults/check-consistency'
import { type Finding } from '@/tests/faults/check-emails'
import { countCopies } from '@/tests/faults/check-emails'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { healthOf } from '@/tests/faults/health-watch'
import { type Scenario } from '@/tests/faults/scenario'
import { settle } from '@/tests/faults/wait-until-settled'
import { type Stage } from '@/tests/faults/stage'

/** The results of one scenario; its figures are separate from the stage's. */
export type Outcome = {
  readonly name: string
  readonly done: string
  readonly seconds: number
  readonly requests: number
  readonly retries: number
  readonly bookings: number
  readonly emails: number
  /** E-mails received twice under the same Message-ID. */
  readonly copies: number
  readonly lost: number
  readonly doubled: number
  /** Why it failed; empty if it did not. */
  readonly faults: readonly string[]
}

/** Run a scenario, then the check that ends all of them: guests, seats, money and e-mails agree. */
export async function runScenario(stage: Stage, scenario: Scenario): Promise<Outcome> {
  const began = Date.now()
  const before = await measure(stage)
  const faults: string[] = []
  const noteFault = (error: unknown) => void faults.push(error instanceof Error ? error.message : `${error}`)

  let done = 'did not come to its end'
  await scenario.run(stage).then((said) => (done = said), noteFault)
  const findings: Finding[] = []
  await checkAll(stage).then((found) => findings.push(...found), noteFault)

  const after = await measure(stage)
  const copies = after.copies - before.copies
  if (copies > (scenario.mostCopies ?? 0))
    findings.push({ kind: 'doubled', text: `${copies} e-mails came again` })
  const countOf = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length
  return {
    name: scenario.name,
    done,
    seconds: Math.round((Date.now() - began) / 1000),
    requests: after.requests - before.requests,
    retries: after.retries - before.retries,
    bookings: after.bookings - before.bookings,
    emails: after.emails - before.emails,
    copies,
    lost: countOf('lost'),
    doubled: countOf('doubled'),
    faults: [...faults, ...findings.map(({ kind, text }) => `${kind}: ${text}`)],
  }
}

async function checkAll(stage: Stage): Promise<readonly Finding[]> {
  await settle(stage)
  // Each instance can book and confirm as it is, without a restart.
  for (const prefers of stage.sites.keys()) {
    const guest = aGuest(stage, { prefers, departure: stage.departures.fresh() })
    await book(stage, guest)
    await pay(stage, guest)
  }
  await settle(stage)
  for (const { url } of stage.sites) assert.equal(await healthOf(url), 200, `health of ${url}`)
  return checkConsistency(await readTables(stage), stage.guests)
}

async function measure({ query, mailbox, count }: Stage) {
  const [counted] = await query<{ bookings: number }>('SELECT count(*)::int AS bookings FROM bookings')
  const mail = await mailbox.emails()
  return { ...count, bookings: counted?.bookings ?? 0, emails: mail.length, copies: countCopies(mail) }
}
