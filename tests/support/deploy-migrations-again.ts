import { RefusedCommandError } from '@/lib/commands/failures'
import { deployMigrations } from '@/prisma/deploy-migrations'

/*
 * Run the migrations of a folder several times in one program, and print what came of each as a line of JSON. Started by
 * tests/prisma/deploy-migrations.test.ts, because Jest cannot load the engine.
 */

const [url = '', folder, ...runs] = process.argv.slice(2)

void (async () => {
  for (const run of runs) {
    const [isContracting, rolledBack] = run.split(',')
    try {
      const names = await deployMigrations(
        { url, isContracting: isContracting === 'all', rolledBack },
        folder,
      )
      console.log(JSON.stringify(names))
    } catch (error) {
      if (!(error instanceof RefusedCommandError)) throw error
      console.log(JSON.stringify(error.message))
    }
  }
  process.exit()
})()
