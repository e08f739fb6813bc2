// node tools/run.mjs <command>: works in a fresh clone. Installs what is missing, then runs a command of
// tools/commands.ts. Plain JavaScript, because without node_modules nothing else can run.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const OLDEST_NODE = [20, 19]
const KILLED = 128 + 9
/** Commands that need none of the packages for testing. */
const SHOWS = ['demo', 'dev', 'emails', 'host', 'release']

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  end(`Node ${OLDEST_NODE.join('.')} or newer is needed, and this is Node ${process.versions.node}.`)
}

const here = path.dirname(fileURLToPath(import.meta.url))
process.chdir(path.join(here, '..'))

const { ensureInstalled } = await import('./start/ensure-installed.mjs')
const { runSupervised } = await import('./start/run-supervised.mjs')

const [command] = process.argv.slice(2)
const problem = await ensureInstalled({ withTests: !SHOWS.includes(command) })
if (problem !== null) end(problem)

const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href
const run = (args) =>
  runSupervised(process.execPath, ['--import', tsx, path.join(here, 'commands.ts'), ...args])

process.exitCode = await run(process.argv.slice(2))
// The command was killed, so it could not stop the servers that it shares with others.
if (process.exitCode === KILLED) await run(['stop-abandoned'])

function end(line) {
  console.error(line)
  process.exit(1)
}
