import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { RefusedCommandError, UnavailableError, UsageError } from '@/lib/commands/failures'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { formatJson } from '@/lib/office/format-json'
import { allowBrokenSettings, defineSubcommand } from '@/lib/commands/subcommand'
import { writeOutput } from '@/lib/commands/write-output'
import { database } from '@/lib/db/client'
import { saveDoctorReport } from '@/lib/db/upkeep/doctor-report'
import { checksFor } from '@/lib/doctor/all-checks'
import { type CheckName, type Purpose } from '@/lib/doctor/checks'
import { hideSecrets } from '@/lib/doctor/hide-secrets'
import { openSite } from '@/lib/doctor/open-site'
import { type Finding, type Grade, runChecks } from '@/lib/doctor/run-checks'
import { invocationDirectory } from '@/lib/env'
import { cleanLine } from '@/lib/emails/facts/clean-text'

type Options = {
  readonly for?: Purpose | null
  readonly send?: string
  readonly received?: string
  readonly json?: true
}

export function addDoctorCommand(program: Command): void {
  const command = defineSubcommand(program, 'doctor', {
    about: 'one look at everything a live site needs, and what to do about each fault',
    examples: ['', '--send aino@example.com', '--received test.eml', '--for release'],
  })
    .addOption(
      new Option('--for <step>', 'only what must be right before this step').choices(['release', 'start']),
    )
    .option('--send <address>', 'also send an e-mail there, like any other', parseEmailArgument)
    .option('--received <file>', 'read the signature of an e-mail from this site, saved with all its headers')
    .option('--json', 'answer as JSON')
    .action(examine)
  allowBrokenSettings(command)
}

async function examine({ for: purpose = null, send, received, json }: Options): Promise<void> {
  const { site, close } = openSite({
    purpose,
    sendTo: send ?? null,
    received: received === undefined ? null : readInput(received),
  })
  const hide = hideSecrets(site.environment)
  const findings = (await runChecks(checksFor(site.purpose), site).finally(close)).map((finding) => ({
    ...finding,
    seen: hide(finding.seen),
    fix: finding.fix && hide(finding.fix),
  }))
  writeOutput(json ? formatJson(findings) : formatFindings(findings), undefined)
  const isGood = (check: CheckName) => findings.some(({ name, grade }) => name === check && grade === 'good')
  // Only a look at everything counts for the office, and only a database of this release can store it.
  if (site.purpose === null && isGood('db.primary') && isGood('db.migrations'))
    await saveDoctorReport(database(), { at: site.now(), findings })
  // Every database has a version, so this check is skipped only if there is no database.
  if (findings.some(({ name, grade }) => name === 'db.version' && grade === 'skipped'))
    throw new UnavailableError('Without a database, what needs one was skipped.')
  const wrong = findings.filter(({ grade }) => grade === 'wrong').map(({ name }) => name)
  if (wrong.length > 0) throw new RefusedCommandError(`Wrong: ${wrong.join(', ')}.`)
}

const GRADES: readonly Grade[] = ['good', 'thought', 'wrong', 'skipped']

function formatFindings(findings: readonly Finding[]): string {
  const nameWidth = Math.max(...findings.map(({ name }) => name.length))
  const line = (grade: string, name: string, text: string) =>
    `${grade.padEnd(GRADE_WIDTH)}  ${name.padEnd(nameWidth)}  ${text}`
  const lines = findings.flatMap(({ name, grade, seen, fix }) => [
    line(grade, name, cleanLine(seen)),
    ...(fix ? [line('', '', `→ ${cleanLine(fix)}`)] : []),
  ])
  const counts = GRADES.map((grade) => `${findings.filter((one) => one.grade === grade).length} ${grade}`)
  return [...lines, '', `${counts.join(', ')}. docs/doctor.md explains each check.`].join('\n')
}

const GRADE_WIDTH = Math.max(...GRADES.map(({ length }) => length))

function readInput(file: string): string {
  const place = path.resolve(invocationDirectory(), file)
  try {
    return readFileSync(place, 'utf8')
  } catch {
    throw new UsageError(`${place} cannot be read.`)
  }
}
