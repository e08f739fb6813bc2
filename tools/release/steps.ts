import { build } from '@/tools/release/build'
import { checkProxy } from '@/tools/release/check-proxy'
import { checkSiteHealth } from '@/tools/release/look'
import { checkDatabase, expand } from '@/tools/release/migrate'
import { replacePrograms } from '@/tools/release/replace'
import { forget, remember, sweep } from '@/tools/release/settle'
import { share } from '@/tools/release/share'
import { type Release, type Step } from '@/tools/release/step'

/**
 * The steps of a release, in order. Returning to an earlier release skips the health check: it is meant for an
 * unhealthy site.
 */
export function listSteps({ host, isBack }: Pick<Release, 'host' | 'isBack'>): readonly Step[] {
  const replacing = [...replacePrograms(host), checkProxy]
  if (isBack) return [checkDatabase, share, ...replacing, forget]
  return [checkSiteHealth, build, checkDatabase, share, expand, remember, ...replacing, sweep]
}
