import { tours } from '@/content/tours/all-tours'
import { type Check, fault, judge, type CheckResult } from '@/lib/doctor/check-result'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { plural } from '@/lib/language/pluralize'

/** Disk space for one release: its packages and its build, including what only a build needs. */
const RELEASE_BYTES = 1.3e9
const RELEASES = 3

export const MACHINE_CHECKS: readonly Check[] = [
  { name: 'machine.state', look: lookAtMachine },
  { name: 'business.ready', needs: ['db.primary', 'db.migrations'], look: lookAtBusiness },
]

async function lookAtMachine(site: Site): Promise<CheckResult> {
  const { freeBytes, killsForMemory } = site.machine()
  const units = await site.units()
  const failed = units.filter(({ isActive, restarts }) => !isActive || restarts > 0)
  const disabled = units.filter(({ isEnabled }) => !isEnabled)
  const room = `${(freeBytes / 1e9).toFixed(1)} GB free`
  return judge(`${room}, ${units.map(({ name }) => name).join(', ') || 'no units of systemd'}`, [
    [
      freeBytes < RELEASES * RELEASE_BYTES,
      `${room}, three builds need ${((RELEASES * RELEASE_BYTES) / 1e9).toFixed(1)} GB`,
      'make room before the next release',
    ],
    [
      killsForMemory > 0,
      `${plural(killsForMemory, 'process', 'processes')} killed for memory since the start`,
      'give the machine or container more memory',
    ],
    [
      failed.length > 0,
      failed.map(({ name, restarts }) => `${name}: ${plural(restarts, 'restart')}`).join(', '),
      `journalctl --unit=${failed[0]?.name}`,
    ],
    [
      disabled.length > 0,
      `not started at boot: ${disabled.map(({ name }) => name).join(', ')}`,
      `systemctl enable ${disabled.map(({ name }) => name).join(' ')}`,
    ],
  ])
}

async function lookAtBusiness(site: Site): Promise<CheckResult> {
  const { onSale, openDisputes } = await site.work()
  const dates = onSale.reduce((sum, one) => sum + one.dates, 0)
  const free = onSale.filter((one) => one.free > 0)
  const missing = tours.filter(({ id }) => !onSale.some(({ tourId }) => tourId === id))
  const findings = await site.bookFindings()
  const lists = await lookAtLists(site)
  if (dates === 0) return fault('no date is on sale', './ops season open all YEAR')
  return judge(
    `${plural(dates, 'date')} on sale, the books agree, ${lists ?? 'robots.txt and sitemap name the site'}`,
    [
      [
        missing.length > 0,
        `no dates of ${missing.map(({ name }) => name).join(', ')}`,
        './ops season open TOUR YEAR',
      ],
      [
        free.length > 0,
        `dates that cost nothing, of tour ${free.map(({ tourId }) => tourId).join(', ')}`,
        './ops price TOUR RANGE --ordinary',
      ],
      [findings > 0, `${plural(findings, 'finding')} in the books`, './ops check --stripe'],
      [openDisputes > 0, plural(openDisputes, 'open dispute'), './ops today'],
      [lists?.startsWith('not') ?? false, lists ?? '', 'start the site with this SITE_URL'],
    ],
  )
}

/** Check that robots.txt and the sitemap give search engines the public address. Null if they do. */
async function lookAtLists(site: Site): Promise<string | null> {
  const { SITE_URL: url } = site.settings
  if (!url) return 'SITE_URL cannot be used'
  try {
    const [robots, sitemap] = [await site.ask(`${url}/robots.txt`), await site.ask(`${url}/sitemap.xml`)]
    const silent = [robots, sitemap].find(({ status }) => status >= 500)
    if (silent) return `no robots.txt (${silent.status})`
    const isRight =
      robots.body.toString().includes(`Sitemap: ${url}/sitemap.xml`) &&
      sitemap.body.toString().includes(`<loc>${url}`)
    return isRight ? null : `not ${url} in robots.txt and sitemap`
  } catch (error) {
    return `no robots.txt (${networkErrorText(error)})`
  }
}
