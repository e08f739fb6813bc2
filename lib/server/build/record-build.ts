import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { metrics } from '@/lib/observability/metrics'

/**
 * Show in the metrics which build this process runs; nothing in development, which has none.
 *
 * @param build  the build's folder, `.next`
 */
export function recordBuild(build: string): void {
  const file = path.join(build, 'BUILD_ID')
  if (existsSync(file)) metrics().buildInfo.set({ build_id: readFileSync(file, 'utf8').trim() }, 1)
}
