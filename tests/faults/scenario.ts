import { type Stage } from '@/tests/faults/stage'

/** A failure that really happens. */
export type Scenario = {
  /** The guarantee that still holds, as a sentence. */
  readonly name: string
  /**
   * Cause the failure and let the site recover. Throws if a guarantee is broken; returns what was done, with the
   * measured figures.
   */
  readonly run: (stage: Stage) => Promise<string>
  /**
   * How many e-mails may be received twice under the same Message-ID: one for each killed worker, between handing over
   * an e-mail and recording that. None by default.
   */
  readonly mostCopies?: number
}
