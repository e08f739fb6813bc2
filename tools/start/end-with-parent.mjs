// Preloaded into programs that we start: they end when the process that started them is gone, even if it was killed.
const FORCED_AFTER_MS = 10_000

// Only for this process: workers that a program starts inherit its options.
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
