import 'server-only'

/** Codes of Node's network and of PostgreSQL, by what they say about reaching the database. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE)$/,
    'cannot be reached',
  ],
  [/^(P1001|P1002|P1008|P1017|P2024|P2028)$/, 'cannot be reached'],
  // Class 08: connection exceptions; 53: too many connections; 57P: shutting down or starting up.
  [/^(08...|53...|57P..)$/, 'takes no connections'],
  [/^(28...|P1000|P1010)$/, 'refuses the user or password of DATABASE_URL'],
  [/^(3D000|P1003)$/, 'does not exist under the name in DATABASE_URL'],
  [/^(42P01|42703|P2021|P2022)$/, 'lacks tables of this release: run npm run db:migrate'],
]

const SILENT = /timeout exceeded when trying to connect|connection terminated|query read timeout/i

/**
 * Why the database could not be asked, in one sentence for the operator; null when the error is about something else.
 * Reads codes alone: the drivers' own messages run over many lines, and may name the password's owner.
 */
export function whyUnavailable(error: unknown): string | null {
  for (const { code, message } of chainOf(error)) {
    const [, reason] = REASONS.find(([pattern]) => pattern.test(code)) ?? []
    if (reason) return `The database ${reason} (${code}).`
    if (SILENT.test(message)) return 'The database does not answer.'
  }
  return null
}

type Link = { readonly code: string; readonly message: string }

/** The error, its causes, and the errors that it gathers: Node tries several addresses of one name. */
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
