/**
 * All checks, in the order in which they are printed, each with the grade it gets if something is not as it should be.
 * The names are fixed: scripts and docs/doctor.md use them.
 */
export const CHECKS = {
  'settings.read': 'wrong',
  'settings.unknown': 'thought',
  'settings.mixture': 'wrong',
  'settings.files': 'thought',
  'build.address': 'wrong',
  'build.key': 'wrong',
  'build.same': 'wrong',
  'build.nights': 'thought',
  'build.samples': 'wrong',
  'node.version': 'thought',
  'db.reach': 'wrong',
  'db.version': 'wrong',
  'db.primary': 'wrong',
  'db.migrations': 'wrong',
  'db.role': 'thought',
  'db.connections': 'thought',
  'db.clock': 'wrong',
  'db.archive': 'wrong',
  'db.backup': 'wrong',
  'db.restored': 'thought',
  'db.room': 'wrong',
  'db.safe': 'wrong',
  'worker.alive': 'wrong',
  'worker.late': 'wrong',
  'worker.letters': 'wrong',
  'dns.site': 'wrong',
  'tls.certificate': 'wrong',
  'tls.subdomains': 'thought',
  'http.redirects': 'wrong',
  'http.headers': 'wrong',
  'http.compressed': 'wrong',
  'proxy.identity': 'wrong',
  'proxy.hops': 'wrong',
  'proxy.past': 'wrong',
  'proxy.kept': 'wrong',
  'stripe.account': 'wrong',
  'stripe.methods': 'thought',
  'stripe.webhook': 'wrong',
  'stripe.secret': 'wrong',
  'stripe.deliveries': 'wrong',
  'mail.login': 'wrong',
  'mail.spf': 'wrong',
  'mail.dkim': 'thought',
  'mail.dmarc': 'wrong',
  'mail.send': 'wrong',
  'machine.state': 'thought',
  'business.ready': 'thought',
} as const satisfies Readonly<Record<string, 'wrong' | 'thought'>>

export type CheckName = keyof typeof CHECKS

export type Purpose = 'release' | 'start'

/**
 * The checks that must pass before each step. Mail and DNS are never among them: it must be possible to release a fix
 * while those are broken.
 */
export const PURPOSES: Readonly<Record<Purpose, readonly CheckName[]>> = {
  release: [
    ...(['settings.read', 'settings.mixture', 'build.samples', 'node.version'] as const),
    ...(['db.reach', 'db.version', 'db.primary', 'db.migrations', 'db.clock', 'db.room', 'db.safe'] as const),
    ...(['worker.alive', 'worker.late', 'machine.state'] as const),
  ],
  start: [
    ...(['settings.read', 'settings.unknown', 'settings.mixture', 'settings.files'] as const),
    ...(['build.address', 'build.key', 'build.nights', 'build.samples', 'node.version'] as const),
    ...(['db.reach', 'db.version', 'db.primary', 'db.migrations', 'db.role', 'db.clock'] as const),
  ],
}
