/** Next calls it once when a server starts: check the settings, and deliver letters where no worker of its own does. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startServer } = await import('@/lib/server/start-server')
  startServer()
}
