import { type OperatorFact } from '@/content/operator-fact'

/** What a tour asks of its guests, and where it ends. Only the operator knows: see `OperatorFact`. */
export type TourSafety = {
  /** The age in years from which we advise it. */
  readonly adviceAge: OperatorFact<number>
  /** Degrees Celsius at the start; when it is colder, the tour is shortened, changed or cancelled. */
  readonly coldLimitC: OperatorFact<number>
  /** How far guests walk, and on what ground. */
  readonly walking: OperatorFact
  /** Steps, seats, wheelchairs, walking aids. */
  readonly access: OperatorFact
  /** Where the toilets are. */
  readonly toilets: OperatorFact
  /** What the guide carries for safety, beside the first-aid kit. */
  readonly equipment: OperatorFact
}
