import { runUntilStopped } from '@/tools/process/run-until-stopped'
import { runSuites } from '@/tools/suites/run-suites'

const INTERRUPTED = 130

void runUntilStopped((context) => runSuites(process.argv.slice(2), context), INTERRUPTED)
