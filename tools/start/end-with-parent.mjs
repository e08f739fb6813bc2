// Preloaded into the programs that we start: ends them when the process that started them is gone, even if it was
// killed.
const FORCED_AFTER_MS = 10_000

// Remove this preload from the options that worker processes inherit: it is only for the program itself.
const own = process.execArgv.indexOf('--import')
if (own !== -1) process.execArgv.splice(own, 2)

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The connection to the parent must not keep a process alive that has nothing left to do.
  process.channel.unref()
}
