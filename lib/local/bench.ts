import { runBench } from '@/lib/local/bench/run-bench'
import { runUntilStopped } from '@/lib/local/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped((context) => runBench(process.argv.slice(2), context), INTERRUPTED)
