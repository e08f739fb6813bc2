import { type Host } from '@/tools/host/description'
import { type Plan } from '@/tools/release/plan'
import { type World } from '@/tools/release/world'

export type Release = Plan & {
  readonly host: Host
  readonly world: World
  /** The clone in which the command was run. */
  readonly clone: string
  /** Names of checks that may fail. */
  readonly without: readonly string[]
  /** Commands that install packages and build, in the release's own folder. */
  readonly buildCommands: readonly (readonly string[])[]
  readonly signal: AbortSignal
}

/** One step of a release. It can be repeated: work that is already done is left as it is. */
export type Step = {
  readonly doing: string
  /** Returns what was done, in a few words. Throws `Failure`. */
  readonly run: (release: Release) => Promise<string>
}
