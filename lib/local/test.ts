import { runUntilStopped } from '@/lib/local/process/run-until-stopped'
import { runSuites } from '@/lib/local/suites/run-suites'

const INTERRUPTED = 130

void runUntilStopped((context) => runSuites(process.argv.slice(2), context), INTERRUPTED)
