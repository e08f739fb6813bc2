/**
 * Called by Next once when a server starts, whether Next's own or ours: check the settings and start the background
 * work.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startBackgroundWork } = await import('@/lib/server/process/start-background-work')
  startBackgroundWork()
}
