// Prisma's own schema engine, compiled to WebAssembly (npm: @prisma/schema-engine-wasm, pinned to the commit that the CLI
// was built for), over @prisma/adapter-pg. Plain JavaScript, because prisma/schema-engine.mjs runs without a compiler.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const GLUE = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
const WASM_FOLDER = path.dirname(GLUE)

// While a migration waits for a lock, it blocks every query behind it, including those of visitors. So it waits
// briefly, and then retries. Each script is one transaction, so a failed attempt leaves nothing behind.
const LOCK_WAIT = '3s'
const PAUSE_MS = 2_000
const TRIES = 60
const LOCKED = '55P03'

/** @returns {string} */
export function schemaEngineVersion() {
  return JSON.parse(readFileSync(path.join(WASM_FOLDER, 'package.json'), 'utf8')).version
}

/** The engine's module keeps state of its one instance, so a process loads it once. */
let loading = null

/**
 * Start the engine on a database. Its errors have a `message` and perhaps Prisma's `code`; use `describeEngineError`.
 *
 * @param {object} options
 * @param {string} options.url  the database URL
 * @param {string} [options.shadowDatabaseUrl]  by default a shadow database is created when needed
 * @param {[file: string, text: string][]} [options.datamodels]
 * @returns {Promise<{ engine: import('@prisma/schema-engine-wasm').SchemaEngine, close: () => Promise<unknown> }>}
 */
export async function openSchemaEngine({ url, shadowDatabaseUrl, datamodels }) {
  const glue = await (loading ??= loadEngine())
  const log = process.env.DEBUG?.includes('prisma') ? (line) => process.stderr.write(`${line}\n`) : () => {}
  const pools = []
  const factory = bindMigrationAwareSqlAdapterFactory(adapterFactory({ url, shadowDatabaseUrl, pools }))
  const engine = await glue.SchemaEngine.new({ datamodels }, log, factory)
  return { engine, close: () => Promise.all(pools.map((pool) => pool.ended || pool.end())) }
}

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    message: '',
    get() {
      return this.message
    },
    set_message(value) {
      this.message = `RuntimeError: ${value}`
    },
  }
  const glue = await import(pathToFileURL(GLUE).href)
  const bytes = readFileSync(path.join(WASM_FOLDER, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  return glue
}

/**
 * @param {unknown} error
 * @returns {{ message: string, code: string | null, meta: object | null, isPanic: boolean }}
 */
export function describeEngineError(error) {
  const isPanic = error instanceof WebAssembly.RuntimeError
  const message = isPanic ? globalThis.PRISMA_WASM_PANIC_REGISTRY.get() : error.message
  return { message, code: error.code ?? null, meta: error.meta ?? null, isPanic }
}

// @prisma/adapter-pg, with fixes for three problems with migrations: it cannot read "char" columns of the catalogue; it
// splits scripts at every semicolon, even inside function bodies; and given a connection string, it uses the main
// database as the shadow database.
function adapterFactory({ url, shadowDatabaseUrl, pools }) {
  const config = connectionConfig(url)
  const schema = new URL(url).searchParams.get('schema') ?? undefined
  const connect = async (database, release) => {
    const onConnect = (client) => client.query(`SET lock_timeout = '${LOCK_WAIT}'`)
    const pool = new pg.Pool({ ...config, database, onConnect })
    pools.push(pool)
    const adapter = await new PrismaPg(pool, { schema, disposeExternalPool: true }).connect()
    const { queryRaw, performIO, dispose } = adapter
    adapter.queryRaw = async (query) => {
      const charColumns = []
      const view = Object.create(adapter, {
        performIO: {
          value: async (q) => {
            const result = await performIO.call(adapter, q)
            result.fields.forEach((field, index) => {
              if (field.dataTypeID !== 18) return
              field.dataTypeID = 25
              charColumns.push(index)
            })
            return result
          },
        },
      })
      const set = await queryRaw.call(view, query)
      for (const index of charColumns) set.columnTypes[index] = ColumnTypeEnum.Character
      return set
    }
    adapter.executeScript = async (script) => {
      try {
        await runScript(adapter.underlyingDriver(), script)
      } catch (error) {
        adapter.onError(error)
      }
    }
    adapter.dispose = async () => {
      await dispose.call(adapter)
      await release?.()
    }
    return adapter
  }
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(config.database),
    connectToShadowDb: async () => {
      if (shadowDatabaseUrl) return connect(connectionConfig(shadowDatabaseUrl).database)
      const name = `prisma_migrate_shadow_db_${randomUUID()}`
      await withClient(config, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`))
      return connect(name, () =>
        withClient(config, (client) =>
          client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`),
        ),
      )
    },
  }
}

async function runScript(driver, script) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await driver.query(script)
    } catch (error) {
      if (error.code !== LOCKED) throw error
      if (tries === TRIES) {
        error.message += `. Transactions that have been open for longer: ${await oldTransactions(driver)}`
        throw error
      }
    }
    await pause(PAUSE_MS)
  }
}

async function oldTransactions(driver) {
  const { rows } = await driver.query(
    `SELECT format('%s (%s, %s, since %s)', pid, application_name, state, xact_start) AS one FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now() - interval '3 s'`,
  )
  return rows.map(({ one }) => one).join(', ') || 'none any more'
}

/** @param {string} connectionString */
export function connectionConfig(connectionString) {
  const { user, password, host, port, database, ssl, connectionParameters } = new pg.Client({
    connectionString,
  })
  const { application_name, options } = connectionParameters
  return { user, password, host, port, database, ssl, application_name, options, max: 1 }
}

/** Connect, work, and disconnect. */
export async function withClient(config, work) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
