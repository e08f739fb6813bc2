#!/usr/bin/env node
// Replaces Prisma's native schema engine. The CLI would download that from a host which is unreachable from closed
// networks, and it waits for locks indefinitely. This program speaks the same JSON-RPC over stdio, and runs Prisma's
// own schema engine compiled to WebAssembly (npm: @prisma/schema-engine-wasm, pinned to the commit that the CLI was
// built for) over @prisma/adapter-pg. prisma.config.ts tells the CLI to use it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
    version: { type: 'boolean', short: 'V' },
  },
})
const glueUrl = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
const wasmDir = path.dirname(fileURLToPath(glueUrl))
const datasource = options.datasource ? JSON.parse(options.datasource) : {}
const url = datasource.url ?? process.env.DATABASE_URL

if (options.version) {
  console.log(
    `schema-engine-wasm ${JSON.parse(readFileSync(path.join(wasmDir, 'package.json'), 'utf8')).version}`,
  )
} else if (positionals[0] === 'cli') {
  process.exitCode = await runCli(positionals[1])
} else {
  serve()
}

function serve() {
  let queue = Promise.resolve()
  const input = createInterface({ input: process.stdin, crlfDelay: Infinity })
  input.on('line', (line) => {
    const message = JSON.parse(line)
    if (message.method) queue = queue.then(() => answer(message))
  })
  input.on('close', () => queue.then(() => process.exit(0)))
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

async function answer({ id, method, params }) {
  try {
    if (method === 'createDatabase') {
      return send({ id, result: { databaseName: await createDatabase() } })
    }
    const engine = await loadEngine()
    const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params)
    // The native engine asks the CLI to print a diff; the WebAssembly one returns it as text.
    if (method === 'diff' && result?.stdout)
      send({ id: 0, method: 'print', params: { content: result.stdout } })
    send({ id, result: result ?? null })
  } catch (error) {
    const isPanic = error instanceof WebAssembly.RuntimeError
    const message = isPanic ? globalThis.PRISMA_WASM_PANIC_REGISTRY.get() : error.message
    send({
      id,
      error: {
        code: 4466,
        message,
        data: { is_panic: isPanic, message, meta: error.meta ?? null, error_code: error.code ?? null },
      },
    })
  }
}

let enginePromise
function loadEngine() {
  return (enginePromise ??= startEngine())
}

async function startEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    message: '',
    get() {
      return this.message
    },
    set_message(value) {
      this.message = `RuntimeError: ${value}`
    },
  }
  const glue = await import(glueUrl)
  const bytes = readFileSync(path.join(wasmDir, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const datamodels = options.datamodels?.map((file) => [file, readFileSync(file, 'utf8')])
  const log = process.env.DEBUG?.includes('prisma') ? (line) => process.stderr.write(`${line}\n`) : () => {}
  return glue.SchemaEngine.new({ datamodels }, log, bindMigrationAwareSqlAdapterFactory(adapterFactory()))
}

// While a migration waits for a lock, it blocks every query behind it, including those of visitors. So it waits
// briefly, and then retries. Each script is one transaction, so a failed attempt leaves nothing behind.
const LOCK_WAIT = '3s'
const PAUSE_MS = 2_000
const TRIES = 60
const LOCKED = '55P03'

// @prisma/adapter-pg, with fixes for three problems with migrations: it cannot read "char" columns of the catalogue; it
// splits scripts at every semicolon, even inside function bodies; and given a connection string, it uses the main
// database as the shadow database.
function adapterFactory() {
  const config = connectionConfig(url)
  const schema = new URL(url).searchParams.get('schema') ?? undefined
  const connect = async (database, release) => {
    const onConnect = (client) => client.query(`SET lock_timeout = '${LOCK_WAIT}'`)
    const pool = new pg.Pool({ ...config, database, onConnect })
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
      if (datasource.shadowDatabaseUrl)
        return connect(connectionConfig(datasource.shadowDatabaseUrl).database)
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

function connectionConfig(connectionString) {
  const { user, password, host, port, database, ssl, connectionParameters } = new pg.Client({
    connectionString,
  })
  const { application_name, options } = connectionParameters
  return { user, password, host, port, database, ssl, application_name, options, max: 1 }
}

async function withClient(config, work) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabase() {
  const config = connectionConfig(url)
  await withClient({ ...config, database: 'postgres' }, (client) =>
    client.query(`CREATE DATABASE ${pg.escapeIdentifier(config.database)}`),
  )
  return config.database
}

async function runCli(command) {
  try {
    if (command === 'create-database') await createDatabase()
    else if (command === 'can-connect-to-database') await withClient(connectionConfig(url), () => {})
    else throw new Error(`Not supported here: ${command}`)
    return 0
  } catch (error) {
    const error_code = { '3D000': 'P1003', '28P01': 'P1000', 28000: 'P1000' }[error.code] ?? 'P1001'
    const fields = { message: error.message || String(error.code), error_code }
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`)
    return 1
  }
}
