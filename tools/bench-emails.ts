import { benchEmails } from '@/tools/bench/bench-emails'
import { runUntilStopped } from '@/tools/process/run-until-stopped'

const INTERRUPTED = 130

void runUntilStopped(benchEmails, INTERRUPTED)
