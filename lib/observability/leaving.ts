// The site's server and the code that Next starts are separate bundles; this global connects them.
const globals: { lumiLeaving?: boolean } = globalThis as object

/** Announce that this process will stop: health checks fail from now on, while requests are still answered. */
export function startLeaving(): void {
  globals.lumiLeaving = true
}

export function isLeaving(): boolean {
  return globals.lumiLeaving === true
}
