import { benchSeats } from '@/lib/local/bench/bench-seats'
import { runUntilStopped } from '@/lib/local/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped(benchSeats, INTERRUPTED)
