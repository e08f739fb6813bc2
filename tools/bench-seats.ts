import { benchSeats } from '@/tools/bench/bench-seats'
import { runUntilStopped } from '@/tools/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped(benchSeats, INTERRUPTED)
