import { runUntilStopped } from '@/tools/process/run-until-stopped'
import { serve } from '@/tools/site/serve'

void runUntilStopped((context) => serve('start', context))
