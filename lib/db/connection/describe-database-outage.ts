import 'server-only'

/** Error codes from PostgreSQL and from Node's network and TLS modules, grouped by why the database is unavailable. */
const REASONS: readonly Reason[] = [
  {
    codes:
      /^(ECONN\w+|ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL|ETIMEDOUT|ETIMEOUT|EHOST\w+|ENET\w+|EADDRNOTAVAIL|EPIPE)$/,
    // A local socket that does not exist, or that this user may not open.
    words: /^connect (ENOENT|EACCES) /,
    reason: 'cannot be reached',
  },
  { codes: /^(P1001|P1002|P1008|P1017|P2024|P2028)$/, reason: 'cannot be reached' },
  // PostgreSQL's class 08: connection exceptions; 53: too many connections; 57P: shutting down or starting up.
  { codes: /^(08...|53...|57P..)$/, reason: 'takes no connections' },
  {
    codes: /^(28...|P1000|P1010)$/,
    words: /client password must be/,
    reason: 'refuses the user or password of DATABASE_URL',
    isLasting: true,
  },
  { codes: /^(3D000|P1003)$/, reason: 'does not exist under the name in DATABASE_URL', isLasting: true },
  {
    words: /does not support SSL connections/,
    reason: 'speaks no TLS, which DATABASE_URL asks for',
    isLasting: true,
  },
  {
    // Node's certificate errors: https://nodejs.org/api/tls.html#x509-certificate-error-codes
    codes: /CERT|_CRL_|^(UNABLE_TO_\w+|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED)$/,
    reason: 'shows a certificate that is not trusted: sslrootcert in DATABASE_URL names a private authority',
    isLasting: true,
  },
  { codes: /^(EPROTO|ERR_SSL_\w+|ERR_OSSL_\w+)$/, reason: 'does not agree on TLS', isLasting: true },
  { codes: /^25006$/, reason: 'takes no changes: it is a standby, or read-only' },
  { codes: /^42501$/, reason: 'does not let the user of DATABASE_URL do this: run npm run db:migrate' },
  {
    codes: /^(42P01|42703|3F000|P2021|P2022)$/,
    reason: 'lacks tables of this release: run npm run db:migrate',
  },
  { words: /commits wait for the standby/, reason: 'waits for its standby, which is away' },
  { words: /not currently accepting connections/, reason: 'takes no connections' },
  { words: /establishing an SSL connection|received invalid response/, reason: 'is no PostgreSQL' },
  {
    words: /timeout exceeded when trying to connect|connection terminated|query read timeout/i,
    reason: 'does not answer',
  },
]

type Reason = {
  readonly codes?: RegExp
  /** Matches driver messages that have no code. */
  readonly words?: RegExp
  readonly reason: string
  /** Whether the outage lasts until someone changes a setting. */
  readonly isLasting?: true
}

/** Error codes which mean that the tables are not this release's, or that we may not access them. */
const OTHER_TABLES = /^(42P01|42703|42501|3F000|P2021|P2022)$/

/** Whether a statement failed because the tables are not those of this release. */
export function isSchemaMismatch(error: unknown): boolean {
  return chainOf(error).some(({ code }) => OTHER_TABLES.test(code))
}

export type DatabaseOutage = {
  readonly text: string
  /** Whether the outage lasts until someone changes a setting. */
  readonly isLasting: boolean
}

/**
 * Why the database is unavailable; null if the error is about something else. Shows error codes but no driver messages,
 * which run to many lines and may name the database user.
 */
export function findDatabaseOutage(error: unknown): DatabaseOutage | null {
  for (const { code, message } of chainOf(error)) {
    const found = REASONS.find(({ codes, words }) => codes?.test(code) || words?.test(message))
    if (found) {
      const { reason, isLasting = false } = found
      return { text: `The database ${reason}${found.codes?.test(code) ? ` (${code})` : ''}.`, isLasting }
    }
  }
  return null
}

/** Describe an outage in one sentence; null if the error is about something else. */
export function describeDatabaseOutage(error: unknown): string | null {
  return findDatabaseOutage(error)?.text ?? null
}

type Link = { readonly code: string; readonly message: string }

/** The error, its causes, and any errors aggregated in it: Node may try several addresses for one host name. */
function chainOf(error: unknown): readonly Link[] {
  const links: Link[] = []
  const open: unknown[] = [error]
  while (open.length > 0 && links.length < 20) {
    const one = open.shift()
    if (typeof one !== 'object' || one === null) continue
    const { code, errorCode, originalCode, message, cause, errors, meta, driverAdapterError } = one as Record<
      string,
      unknown
    >
    const known = [code, errorCode, originalCode].filter((text) => typeof text === 'string')
    for (const text of known.length > 0 ? known : [''])
      links.push({ code: text, message: typeof message === 'string' ? message : '' })
    open.push(cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : []))
  }
  return links
}
