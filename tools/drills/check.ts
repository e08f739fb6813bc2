import { type Proxy } from '@/tools/drills/start-proxy'
import { type Instance } from '@/tools/drills/two-sites'

export type Stage = {
  readonly proxy: Proxy
  readonly sites: readonly [Instance, Instance]
  /** Two loopback addresses that no other drill uses, because limits are counted per client. */
  readonly clients: readonly [string, string]
}

/** What a check saw, in a few words, and whether that is what the site needs. */
export type Finding = { readonly seen: string; readonly isGood: boolean }

export type Check = {
  readonly name: string
  readonly expected: string
  readonly run: (stage: Stage) => Promise<Finding>
}
