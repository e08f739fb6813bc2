import { benchEmails } from '@/lib/local/bench/bench-emails'
import { runUntilStopped } from '@/lib/local/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped(benchEmails, INTERRUPTED)
