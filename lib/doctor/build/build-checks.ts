import { samples } from '@/content/samples'
import { listUnsigned } from '@/content/sign-offs'
import { tours } from '@/content/tours/all-tours'
import { helsinkiDay } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { currentOrNextSeason, nextSeason } from '@/lib/calendar/season'
import { blockingFault, type Check, fault, good, type CheckResult, skipped } from '@/lib/doctor/check-result'
import { endOfSupport, NODE_RELEASES } from '@/lib/doctor/end-of-support'
import { type Site } from '@/lib/doctor/site'
import { usableSettings } from '@/lib/env'
import { plural } from '@/lib/language/pluralize'
import { refuseSampleContent } from '@/lib/server/process/refuse-sample-content'

/** How many responses from the site's address must come from one build. */
const ANSWERS = 10

export const BUILD_CHECKS: readonly Check[] = [
  { name: 'build.address', look: lookAtAddress },
  { name: 'build.key', needs: ['build.address'], look: lookAtKey },
  { name: 'build.same', needs: ['build.address', 'proxy.identity'], look: lookForOthers },
  { name: 'build.nights', needs: ['build.address'], look: lookAtNights },
  { name: 'build.samples', look: lookAtSamples },
  { name: 'node.version', look: lookAtNode },
]

function lookAtAddress(site: Site): CheckResult {
  const build = site.build()
  const { SITE_URL: url } = site.settings
  if (!build) return blockingFault(`there is no build in ${site.buildFolder}`, 'npm run build')
  if (!url) return skipped('SITE_URL cannot be used')
  if (build.siteUrl === url) return good(`built for ${url}`)
  const seen = `built ${build.siteUrl ? `for ${build.siteUrl}` : 'without SITE_URL'}, and SITE_URL is ${url}`
  return fault(seen, `build again with SITE_URL=${url}`)
}

function lookAtKey(site: Site): CheckResult {
  const wanted = site.environment.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY?.trim() ?? ''
  const keys = site.build()?.keys ?? []
  if (!wanted && keys.length === 0) return good('no publishable key: cryptocurrency alone')
  if (keys.length === 1 && keys[0] === wanted) return good(`${mask(wanted)} is in the pages`)
  const found = keys.map(mask).join(', ') || 'no publishable key'
  const seen = `the pages have ${found}, the setting is ${wanted ? mask(wanted) : 'empty'}`
  return fault(seen, 'build again with NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY')
}

/** Shorten a publishable key: it is no secret, but long. */
function mask(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-4)}`
}

async function lookForOthers(site: Site): Promise<CheckResult> {
  const own = site.build()?.id ?? ''
  const answers = await Promise.all(Array.from({ length: ANSWERS }, () => site.identity()))
  const ids = [
    ...new Set(
      answers.map((answer) => (answer.kind === 'proved' ? answer.identity.buildId : 'another site')),
    ),
  ]
  if (ids.length === 1 && ids[0] === own) return good(`${ANSWERS} answers from ${own}`)
  const seen = `${ANSWERS} answers from ${ids.join(', ')}; this folder has ${own}`
  return fault(
    seen,
    'finish the release or return to the previous build, and restart what serves another one',
  )
}

/**
 * Check that the build has night data up to the end of the season after the current one, which goes on sale before it
 * begins.
 */
function lookAtNights(site: Site): CheckResult {
  const last = site.build()?.lastNights
  if (!last) return fault('the build has no nights', 'build again')
  const today = helsinkiDay(site.now())
  const needed = tours
    .map(({ season }) => toMonth(nextSeason(currentOrNextSeason(today, season), season).end))
    .toSorted()
    .at(-1)
  if (!needed || last >= needed) return good(`until ${last}`)
  return fault(`until ${last}, the next season lasts until ${needed}`, 'build again: a build has three years')
}

function lookAtSamples({ environment }: Site): CheckResult {
  const left = [...samples, ...listUnsigned(usableSettings(environment).LOCALES ?? [])]
  if (left.length === 0) return good('none left')
  const files = [...new Set(left.map(({ file }) => file))].map(
    (file) => `${left.filter((sample) => sample.file === file).length} in ${file}`,
  )
  if (refuseSampleContent(environment, left))
    return fault(`samples: ${files.join(', ')}`, 'replace each (npm run build names them), then build')
  return good(`${plural(left.length, 'sample')}, allowed without a live Stripe key`)
}

function lookAtNode(site: Site): CheckResult {
  const { version, required } = site.node
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = (/[\d.]+/.exec(required)?.[0] ?? '').split('.').map(Number)
  const isTooOld = major < leastMajor || (major === leastMajor && minor < leastMinor)
  if (isTooOld) return fault(`Node ${version}, and package.json asks for ${required}`, 'upgrade Node')
  const ended = endOfSupport(NODE_RELEASES, major)
  if (!ended || site.now() >= ended)
    return fault(
      `Node ${version} is not supported${ended ? ` since ${helsinkiDay(ended)}` : ''}`,
      'upgrade Node',
    )
  return good(`Node ${version}, supported until ${helsinkiDay(ended)}`)
}
