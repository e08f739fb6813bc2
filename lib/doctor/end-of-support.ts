/** The last day of support for each major version. */
type Releases = Readonly<Record<number, string>>

/** Source: https://github.com/nodejs/release#release-schedule */
export const NODE_RELEASES: Releases = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

/** Source: https://www.postgresql.org/support/versioning/ */
export const POSTGRES_RELEASES: Releases = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}

/**
 * When support for a major version ends; null if it was never supported, like Node's odd ones. A version newer than we
 * know counts as supported for as long as the newest that we know.
 */
export function endOfSupport(releases: Releases, major: number): Date | null {
  const newest = Math.max(...Object.keys(releases).map(Number))
  const day = releases[Math.min(major, newest)]
  return day === undefined ? null : new Date(`${day}T12:00:00Z`)
}
