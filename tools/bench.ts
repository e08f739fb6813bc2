import { runBench } from '@/tools/bench/run-bench'
import { runUntilStopped } from '@/tools/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped((context) => runBench(process.argv.slice(2), context), INTERRUPTED)
