import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type CheckName, CHECKS } from '@/lib/doctor/checks'
import { ADDRESS_FAULTS } from '@/tools/drills/doctor/address-faults'
import { DATABASE_FAULTS } from '@/tools/drills/doctor/database-faults'
import { type Fault } from '@/tools/drills/doctor/fault'
import { type LiveSite, openLiveSite } from '@/tools/drills/doctor/live-site'
import { SERVICE_FAULTS } from '@/tools/drills/doctor/service-faults'
import { SETTINGS_FAULTS } from '@/tools/drills/doctor/settings-faults'
import { type StoppableWork } from '@/tools/process/run-until-stopped'
import { Failure } from '@/tools/process/user-error'

const FAULTS = [...SETTINGS_FAULTS, ...DATABASE_FAULTS, ...ADDRESS_FAULTS, ...SERVICE_FAULTS]

const ALARM_TESTS = 'tools/host/alarms.test.yml'

/** How many words of the doctor's advice the table shows. */
const FIX_WORDS = 8

const finding = z.object({
  name: z.enum(Object.keys(CHECKS) as [CheckName, ...CheckName[]]),
  grade: z.enum(['good', 'thought', 'wrong', 'skipped']),
  seen: z.string(),
  fix: z.string().nullable(),
})

type Finding = z.infer<typeof finding>
type Findings = ReadonlyMap<CheckName, Finding>

/**
 * Break a running site on purpose, one thing at a time, and see whether `./ops doctor` names each fault and nothing
 * unrelated. Prints a table as in docs/doctor.md.
 *
 * @returns  the exit code: 1 if something is not as expected
 */
export const drillDoctor: StoppableWork = async (context) => {
  const live = await openLiveSite(context)
  const healthy = await examine(live)
  const before = bad(healthy)
  console.log(`${live.front.version}. Before: ${before.map(describe).join('; ')}\n`)
  console.log('| Broken | Named by | Grade | What to do | Alarm |')
  console.log('| --- | --- | --- | --- | --- |')
  let missed = 0
  for (const fault of FAULTS) {
    context.signal.throwIfAborted()
    if (!(await tryFault(live, fault, healthy))) missed++
  }
  const after = changesFrom(healthy, await examine(live))
  if (after.length > 0) console.log(`Not repaired: ${after.map(describe).join('; ')}`)
  console.log(`${FAULTS.length - missed} of ${FAULTS.length} named.`)
  return tryAlarms() && missed === 0 && after.length === 0 ? 0 : 1
}

/**
 * Returns whether the doctor named the fault, and nothing unrelated. On a busy machine a check may need a second try.
 */
async function tryFault(live: LiveSite, fault: Fault, healthy: Findings): Promise<boolean> {
  const { broken, named, grade = CHECKS[named], also = [], alarm = '', args, env, plant } = fault
  const look = async () => {
    const found = changesFrom(healthy, await examine(live, args, env))
    const main = found.find(({ name }) => name === named)
    const unrelated = found.filter(({ name }) => name !== named && !also.includes(name))
    return { main, unrelated, isExpected: main?.grade === grade && unrelated.length === 0 }
  }
  const repair = await plant(live)
  const first = await look()
  const { main, unrelated, isExpected } = first.isExpected ? first : await look()
  await repair()
  const words = (main?.fix ?? '').replaceAll(`${live.folder}/`, '').split(' ')
  const fix = words.slice(0, FIX_WORDS).join(' ') + (words.length > FIX_WORDS ? ' …' : '')
  console.log(
    `| ${broken} | ${main ? `\`${named}\`` : 'nothing'} | ${main?.grade ?? ''} | ${fix} | ${alarm} |`,
  )
  if (unrelated.length > 0) console.log(`    NOT EXPECTED: ${unrelated.map(describe).join('; ')}`)
  return isExpected
}

async function examine(live: LiveSite, args: readonly string[] = [], env = {}): Promise<Findings> {
  const { output } = await live.release.runOps(['doctor', '--json', ...args], env)
  const [json = ''] = /^\[[^]*^\]/m.exec(output) ?? []
  if (!json) throw new Failure(`The doctor did not answer:\n${output}`)
  return new Map(
    z
      .array(finding)
      .parse(JSON.parse(json))
      .map((one) => [one.name, one]),
  )
}

function bad(findings: Findings): readonly Finding[] {
  return [...findings.values()].filter(({ grade }) => grade === 'wrong' || grade === 'thought')
}

/** Findings that are bad now but were not, or were less bad, on the healthy site. */
function changesFrom(healthy: Findings, findings: Findings): readonly Finding[] {
  return bad(findings).filter(({ name, grade }) => healthy.get(name)?.grade !== grade)
}

function describe({ name, grade, seen, fix }: Finding): string {
  return `${name} ${grade}: ${seen} → ${fix}`
}

/**
 * Test the alarms with `promtool`, and return whether they fire; without the program, return whether all alarms that we
 * name exist.
 */
function tryAlarms(): boolean {
  const tests = readFileSync(ALARM_TESTS, 'utf8')
  const unknown = FAULTS.flatMap(({ alarm = '' }) => (tests.includes(`"${alarm}"`) || !alarm ? [] : [alarm]))
  const { error, status, stdout } = spawnSync('promtool', ['test', 'rules', ALARM_TESTS], {
    encoding: 'utf8',
  })
  console.log(error ? 'The alarms were not tried: promtool is not in PATH.' : `Alarms: ${stdout.trim()}`)
  if (unknown.length > 0) console.log(`No test fires ${unknown.join(', ')}`)
  return unknown.length === 0 && (error !== undefined || status === 0)
}
