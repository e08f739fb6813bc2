import { Failure } from '@/tools/process/user-error'
import { type StoppableWork } from '@/tools/process/run-until-stopped'

/**
 * Drills check what tests cannot: they need Debian's programs, and take minutes. Each ends on its own and prints a
 * table.
 */
const DRILLS: Readonly<Record<string, StoppableWork>> = {
  doctor: async (context) => (await import('@/tools/drills/doctor/doctor')).drillDoctor(context),
  proxies: async (context) => (await import('@/tools/drills/proxies')).drillProxies(context),
  release: async (context) => (await import('@/tools/drills/release')).drillRelease(context),
  failover: async (context) => (await import('@/tools/drills/failover/failover')).drillFailover(context),
  restore: async (context) => (await import('@/tools/drills/restore')).drillRestore(context),
}

/** `npm run drill -- NAME`: run a drill. Throws `Failure` for an unknown name. */
export async function runDrill(
  [name = '', ...rest]: readonly string[],
  context: Parameters<StoppableWork>[0],
): Promise<number> {
  const drill = DRILLS[name]
  if (!drill || rest.length > 0) throw new Failure(`Usage: npm run drill -- ${Object.keys(DRILLS).join('|')}`)
  return drill(context)
}
