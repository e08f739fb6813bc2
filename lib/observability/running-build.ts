// The site's server and the code that Next starts are separate bundles; this global connects them.
const globals: { lumiRunningBuild?: string } = globalThis as object

/** Remember which build this process serves: its folder may soon contain the next one. */
export function setRunningBuild(id: string): void {
  globals.lumiRunningBuild = id
}

/** The build that this process serves; empty under a server other than ours. */
export function runningBuild(): string {
  return globals.lumiRunningBuild ?? ''
}
