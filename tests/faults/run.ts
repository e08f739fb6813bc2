import { writeFileSync } from 'node:fs'
import { dataFolder } from '@/tools/data-folder'
import { disposables as openNothing } from '@/tools/process/disposables'
import { Failure } from '@/tools/process/user-error'
import { runUntilStopped } from '@/tools/process/run-until-stopped'
import { type Outcome, runScenario } from '@/tests/faults/run-scenario'
import { type Scenario } from '@/tests/faults/scenario'
import { forgottenBegin } from '@/tests/faults/scenarios/forgotten-begin'
import { frozenInstance } from '@/tests/faults/scenarios/frozen-instance'
import { fullDisk } from '@/tests/faults/scenarios/full-disk'
import { guessedLinks } from '@/tests/faults/scenarios/guessed-links'
import { killedCancellation } from '@/tests/faults/scenarios/killed-cancellation'
import { killedInstance } from '@/tests/faults/scenarios/killed-instance'
import { killedMove } from '@/tests/faults/scenarios/killed-move'
import { killedRefund } from '@/tests/faults/scenarios/killed-refund'
import { mailScanner } from '@/tests/faults/scenarios/mail-scanner'
import { mailServerAway } from '@/tests/faults/scenarios/mail-server-away'
import { officeStrangers } from '@/tests/faults/scenarios/office-strangers'
import { restartedDatabase } from '@/tests/faults/scenarios/restarted-database'
import { silentNetwork } from '@/tests/faults/scenarios/silent-network'
import { stoppedInstance } from '@/tests/faults/scenarios/stopped-instance'
import { stripeInTrouble } from '@/tests/faults/scenarios/stripe-in-trouble'
import { waitingCrowd } from '@/tests/faults/scenarios/waiting-crowd'
import { webhookStorm } from '@/tests/faults/scenarios/webhook-storm'
import { openStage, type Stage } from '@/tests/faults/stage'
import { tableOf } from '@/tests/faults/table'
import { isExhaustive } from '@/tests/support/tier'

/* The scenarios of `npm test faults`, on the build that tools/suites/fault-suite.ts provides. */

/** Those of every `npm test`: a process, the database, Stripe and the mail server fail during their work. */
const MAIN: Readonly<Record<string, Scenario>> = {
  killedInstance,
  killedRefund,
  killedMove,
  restartedDatabase,
  mailServerAway,
  stripeInTrouble,
  webhookStorm,
  stoppedInstance,
}

/** Those that `npm run test:all` adds. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...MAIN,
  killedCancellation,
  fullDisk,
  waitingCrowd,
  forgottenBegin,
  frozenInstance,
  silentNetwork,
  mailScanner,
  guessedLinks,
  officeStrangers,
}

void runUntilStopped(async ({ disposables, signal }) => {
  const chosen = process.argv.slice(2)
  const every = Object.keys(isExhaustive ? SCENARIOS : MAIN)
  const scenarios =
    chosen.length === 0 ? every : Object.keys(SCENARIOS).filter((name) => chosen.includes(name))
  const unknown = chosen.find((name) => !(name in SCENARIOS))
  if (unknown)
    throw new Failure(`There is no scenario "${unknown}": choose from ${Object.keys(SCENARIOS).join(', ')}.`)
  const outcomes: Outcome[] = []
  const times: { readonly name: string; readonly seconds: number }[] = []
  let onStage = openNothing()
  let stage: Stage | null = null
  disposables.add(() => onStage.closeAll())
  for (const name of scenarios) {
    const scenario = SCENARIOS[name]
    if (!scenario || signal.aborted) continue
    stage ??= await openStage({
      env: process.env,
      folder: dataFolder(`faults_${process.pid}`),
      signal,
      disposables: onStage,
    })
    console.log(`\n${scenario.name}`)
    const outcome = await runScenario(stage, scenario)
    outcomes.push(outcome)
    times.push({ name, seconds: outcome.seconds })
    console.log(outcome.faults.length === 0 ? `  held: ${outcome.done}` : outcome.faults.join('\n'))
    if (outcome.faults.length === 0) continue
    // The next scenario begins on a healthy stage.
    await onStage.closeAll()
    console.log(lastWords(stage))
    onStage = openNothing()
    stage = null
  }
  console.log(`\n${tableOf(outcomes)}`)
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length
  const report = { passed: outcomes.length - failed, failed, scenarios: times }
  if (process.env.FAULTS_REPORT) writeFileSync(process.env.FAULTS_REPORT, JSON.stringify(report))
  return failed > 0 ? 1 : 0
})

const LAST_LINES = 40

/** The final output of the instances of a closed stage. */
function lastWords({ sites }: Stage): string {
  return sites
    .map(({ url, said }) => `\n${url} said:\n${said().trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`)
    .join('\n')
}
