// Preloaded into programs that we start: when whoever started them is gone, killed perhaps, they end too.
const FORCED_AFTER_MS = 10_000

// It is for this process alone: the workers that a program starts take over its options.
const own = process.execArgv.indexOf('--import')
if (own !== -1) process.execArgv.splice(own, 2)

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // Listening alone must not keep a process alive that has nothing left to do.
  process.channel.unref()
}
