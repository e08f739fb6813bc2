import { type DoctorFinding } from '@/lib/contract/doctor-finding'

type Facts = readonly (readonly [label: string, text: string])[]

/** What the site believes, to be read and not changed, except that sessions can be ended. */
export type OfficeSettings = {
  readonly sessions: readonly OfficeSessionRow[]
  /** Who may sign in, by name. */
  readonly people: Facts
  /** What is on sale, by tour. */
  readonly seasons: Facts
  readonly languages: string
  /** What is still a sample, or not signed off. */
  readonly samples: readonly string[]
  readonly versions: Facts
  /** The background work: jobs, e-mails, workers, and what is saved of the database. */
  readonly work: Facts
  readonly doctor: OfficeDoctor
}

/** What the doctor found last. */
type OfficeDoctor = {
  /** When it looked, and what to do if that is long ago. */
  readonly text: string
  /** What somebody should look at, the worst first. */
  readonly open: readonly DoctorFinding[]
  readonly others: readonly DoctorFinding[]
}

/** A browser that is signed in. */
type OfficeSessionRow = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Whether it is the reader's own. */
  readonly isThis: boolean
}
