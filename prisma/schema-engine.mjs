#!/usr/bin/env node
// Replaces the native schema engine of Prisma's CLI, which it would download from a host that closed networks cannot
// reach, and which waits for locks indefinitely. This program speaks the same JSON-RPC over stdio, and runs
// prisma/open-schema-engine.mjs. prisma.config.ts tells the CLI to use it.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import pg from 'pg'
import {
  connectionConfig,
  describeEngineError,
  openSchemaEngine,
  schemaEngineVersion,
  withClient,
} from './open-schema-engine.mjs'

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
const datasource = options.datasource ? JSON.parse(options.datasource) : {}
const url = datasource.url ?? process.env.DATABASE_URL

if (options.version) {
  console.log(`schema-engine-wasm ${schemaEngineVersion()}`)
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
    const { engine } = await loadEngine()
    const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params)
    // The native engine asks the CLI to print a diff; the WebAssembly one returns it as text.
    if (method === 'diff' && result?.stdout)
      send({ id: 0, method: 'print', params: { content: result.stdout } })
    send({ id, result: result ?? null })
  } catch (error) {
    const { message, code, meta, isPanic } = describeEngineError(error)
    send({ id, error: { code: 4466, message, data: { is_panic: isPanic, message, meta, error_code: code } } })
  }
}

let enginePromise
function loadEngine() {
  const datamodels = options.datamodels?.map((file) => [file, readFileSync(file, 'utf8')])
  return (enginePromise ??= openSchemaEngine({
    url,
    shadowDatabaseUrl: datasource.shadowDatabaseUrl,
    datamodels,
  }))
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
