import { dataFolder } from '@/tools/data-folder'
import { runUntilStopped, type StoppableWork } from '@/tools/process/run-until-stopped'

type Command = (context: Parameters<StoppableWork>[0], args: readonly string[]) => Promise<number>

/** The commands of `tools/run.mjs`. Each returns its exit code, and loads only the code it needs. */
const COMMANDS: Readonly<Record<string, Command>> = {
  demo: async (context) => (await import('@/tools/site/serve-site')).serve('start', context),
  dev: async (context) => (await import('@/tools/site/serve-site')).serve('dev', context),
  test: async (context, suites) => (await import('@/tools/suites/run-suites')).runSuites(suites, context),
  'test-all': async (context, suites) =>
    (await import('@/tools/suites/run-suites')).runSuites(suites, context, 'all'),
  bench: async (context, parts) => (await import('@/tools/bench/run-bench')).runBench(parts, context),
  'bench-emails': async (context) => (await import('@/tools/bench/bench-emails')).benchEmails(context),
  'bench-seats': async (context) => (await import('@/tools/bench/bench-seats')).benchSeats(context),
  emails: async (context) => (await import('@/tools/emails/show-emails')).showEmails(context),
  host: async (_, args) => (await import('@/tools/host/host')).writeHostFiles(args),
  release: async ({ signal }, args) => (await import('@/tools/release/release')).release(args, signal),
  drill: async (context, args) => (await import('@/tools/drills/run-drill')).runDrill(args, context),
  new: async (_, args) => (await import('@/tools/new/new')).generateFiles(args),
  'stop-abandoned': stopAbandoned,
}

/** Commands that run until stopped, so that stopping them is a success; stopping any other command interrupts it. */
const SERVERS = ['demo', 'dev', 'emails']
const INTERRUPTED = 130

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.error(`Usage: node tools/run.mjs ${Object.keys(COMMANDS).join('|')}`)
  process.exit(1)
}
void runUntilStopped((context) => command(context, args), SERVERS.includes(name) ? 0 : INTERRUPTED)

/**
 * Clean up after a command that was killed: stop the database servers it left behind, unless another command uses them.
 */
async function stopAbandoned(): Promise<number> {
  const { stopAbandonedPostgres } = await import('@/tools/postgres/start-postgres')
  for (const kind of ['postgres', 'test-postgres']) await stopAbandonedPostgres(dataFolder(kind))
  return 0
}
