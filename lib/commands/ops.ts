import { opsProgram } from '@/lib/commands/program'
import { connect, runProgram } from '@/lib/commands/run-command'
import { now } from '@/lib/db/clock'
import { env, isDevelopment } from '@/lib/env'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'

/* `./ops <command>`, or `npm run ops -- <command>`: what the operator does. */

const program = opsProgram(now)
// Help, and what is wrong with a call, are said without settings and database.
program.hook('preAction', async () => {
  loadEnvFiles(process.cwd(), { isDevelopment })
  env()
  await connect()
})
void runProgram(() => program.parseAsync())
