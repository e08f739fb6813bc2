import { type Stage } from '@/tests/faults/stage'

/** One way to fail, really done. */
export type Scenario = {
  /** What holds all the same, as a sentence. */
  readonly name: string
  /** Fail, and let the site recover. Throws where a promise breaks; answers what was done, in the figures measured. */
  readonly run: (stage: Stage) => Promise<string>
  /**
   * How many e-mails may come again under their own Message-ID: one for each worker that is killed, in the moment
   * between handing an e-mail over and writing that down. None by default.
   */
  readonly mostCopies?: number
}
