import { runUntilStopped } from '@/lib/local/process/run-until-stopped'
import { serve } from '@/lib/local/site/serve'

void runUntilStopped((context) => serve('dev', context))
