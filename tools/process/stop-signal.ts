/** A signal that is aborted when we are asked to stop, or when the process that started us is gone. */
export function createStopSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  // Writing to a closed terminal fails, which must not crash us while stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return stopping.signal
}

/** Resolves when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
