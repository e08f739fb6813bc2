import { accessSync, constants } from 'node:fs'

/** A PostgreSQL URL that node-postgres accepts without a warning, and the parameters that we handle ourselves. */
export type DatabaseAddress = {
  readonly url: string
  /** Maximum number of connections for this process; null if the URL sets none. */
  readonly connectionLimit: number | null
  /**
   * Whether the connection goes through a pooler that shares connections between transactions, so that statements must
   * not be prepared by name.
   */
  readonly isPooled: boolean
}

/**
 * `schema` has only one allowed value: our tables are always in `public`, so two sites with different schemas in one
 * database would share them.
 */
const SCHEMA = 'public'

const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']
const TLS_FILES = ['sslrootcert', 'sslcert', 'sslkey']
const TLS_BY_SWITCH: Readonly<Record<string, string>> = {
  true: 'verify-full',
  1: 'verify-full',
  false: 'disable',
  0: 'disable',
  'no-verify': 'no-verify',
}

/** A validator for each parameter's value, which returns what is wrong with it, or null. */
const FAULTS: Readonly<Record<string, (value: string) => string | null>> = {
  schema: (value) =>
    value === SCHEMA ? null : `only ${SCHEMA} is used: give each site a database of its own`,
  sslmode: (value) => (TLS_MODES.includes(value) ? null : `must be one of ${TLS_MODES.join(', ')}`),
  ssl: (value) => (Object.hasOwn(TLS_BY_SWITCH, value) ? null : 'must be true or false'),
  sslrootcert: (value) => (value === 'system' ? null : faultOfFile(value)),
  sslcert: faultOfFile,
  sslkey: faultOfFile,
  connection_limit: (value) => (/^[1-9]\d{0,3}$/.test(value) ? null : 'must be a number of connections'),
  pgbouncer: (value) => (['true', 'false'].includes(value) ? null : 'must be true or false'),
  host: () => null,
  application_name: () => null,
  options: (value) =>
    /search_path/i.test(value) ? `may not set search_path, as only the schema ${SCHEMA} is used` : null,
}

const OWN_PARAMETERS = /^(?:connect|pool|socket|query|statement|lock|idle\w*)_timeout$/

/**
 * Read the parameters of a PostgreSQL URL: each is either applied or rejected with an error that names it.
 *
 * @returns  the address, or what is wrong with it; the message quotes no values
 */
export function readDatabaseUrl(text: string): DatabaseAddress | { readonly fault: string } {
  const url = new URL(text)
  const given = [...url.searchParams]
  for (const [index, [name, value]] of given.entries()) {
    if (given.findIndex(([other]) => other === name) < index) return { fault: `${name} is given twice` }
    const fault = faultOf(name, value)
    if (fault) return { fault: `${name} ${fault}` }
  }
  const asked = Object.fromEntries(given)
  const tls = tlsOf(asked)
  if ('fault' in tls) return tls
  for (const name of ['schema', 'connection_limit', 'pgbouncer', 'ssl', 'sslmode'])
    url.searchParams.delete(name)
  if (asked.sslrootcert === 'system') url.searchParams.delete('sslrootcert')
  // node-postgres reads `require` as `verify-full`, with a warning, so we write that instead. It skips the host name
  // for `verify-ca` only in libpq's mode.
  if (tls.mode === 'verify-ca') url.searchParams.set('uselibpqcompat', 'true')
  if (tls.mode !== null) url.searchParams.set('sslmode', tls.mode === 'require' ? 'verify-full' : tls.mode)
  return {
    url: given.length === 0 ? text : url.href,
    connectionLimit: asked.connection_limit === undefined ? null : Number(asked.connection_limit),
    isPooled: asked.pgbouncer === 'true',
  }
}

function faultOf(name: string, value: string): string | null {
  const judge = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined
  if (judge) return judge(value)
  return OWN_PARAMETERS.test(name)
    ? 'is not taken: the site has limits of its own (docs/decisions/pools-and-timeouts.md)'
    : 'is no parameter that the site knows'
}

function faultOfFile(file: string): string | null {
  try {
    accessSync(file, constants.R_OK)
    return null
  } catch {
    return 'must name a file that can be read'
  }
}

type Tls = { readonly mode: string | null } | { readonly fault: string }

function tlsOf({ ssl, sslmode, ...asked }: Readonly<Record<string, string | undefined>>): Tls {
  if (ssl !== undefined && sslmode !== undefined)
    return { fault: 'ssl and sslmode say the same twice: keep sslmode' }
  if ((asked.sslcert === undefined) !== (asked.sslkey === undefined))
    return { fault: 'sslcert and sslkey belong together' }
  const files = TLS_FILES.filter((name) => asked[name] !== undefined)
  const mode = sslmode ?? (ssl === undefined ? null : (TLS_BY_SWITCH[ssl] ?? null))
  if (mode === 'verify-ca' && (asked.sslrootcert ?? 'system') === 'system')
    return {
      fault: 'sslmode=verify-ca needs sslrootcert: anybody can have a certificate of a public authority',
    }
  const unread =
    mode === 'disable' ? files : mode === 'no-verify' ? files.filter((name) => name === 'sslrootcert') : []
  if (unread.length > 0) return { fault: `${unread[0]} is not read with sslmode=${mode}` }
  return { mode: mode ?? (files.length > 0 ? 'verify-full' : null) }
}
