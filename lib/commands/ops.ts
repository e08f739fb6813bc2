import { buildOpsProgram } from '@/lib/commands/program'
import { connectToDatabase, runCliProgram } from '@/lib/commands/run-command'
import { allowsBrokenSettings } from '@/lib/commands/subcommand'
import { useDemoSettings } from '@/lib/commands/use-demo-settings'
import { now } from '@/lib/db/clock'
import { env, isDevelopment } from '@/lib/env'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'

/* `./ops <command>`, or `npm run ops -- <command>`: the operator's commands. */

const program = buildOpsProgram(now)
// Help and usage errors need neither settings nor a database.
program.hook('preAction', async (_program, command) => {
  if (allowsBrokenSettings(command)) return
  if (useDemoSettings(process.cwd())) console.error('With the demo’s settings, .data/site.env:')
  loadEnvFiles(process.cwd(), { isDevelopment })
  env()
  await connectToDatabase()
})
void runCliProgram(() => program.parseAsync())
