import PageEnvironment from 'jest-fixed-jsdom'
import { exitAtOnce } from './exit-at-once'

/** A simulated browser. A class, because Jest makes an instance of it for each file. */
export default class extends PageEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    exitAtOnce()
  }
}
