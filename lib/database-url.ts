import { accessSync, constants } from 'node:fs'

/** An address of PostgreSQL as node-postgres takes it, without a warning, and what of it concerns ourselves. */
export type DatabaseAddress = {
  readonly url: string
  /** Connections of this process at the most; null where the address does not say. */
  readonly connectionLimit: number | null
  /** A pooler shares its connections between transactions: nothing may be prepared by name. */
  readonly isPooled: boolean
}

/** `schema` has one value; with others two sites of one database would be one, as our tables are always in `public`. */
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

/** What is wrong with a value; null where it can be used. */
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

const OUR_OWN = /^(?:connect|pool|socket|query|statement|lock|idle\w*)_timeout$/

/**
 * Read the parameters of an address of PostgreSQL: each is honoured, or refused by its name.
 *
 * @returns  what is wrong with it, in words that have no value of it but a schema's name, or the address
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
  // To node-postgres `require` is `verify-full` with a warning, and only libpq's `verify-ca` looks at no name.
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
  return OUR_OWN.test(name)
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
