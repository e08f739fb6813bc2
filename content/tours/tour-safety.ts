import { type OperatorFact } from '@/content/operator-fact'

/** What a tour requires of its guests, and its limits. Only the operator knows these facts: see `OperatorFact`. */
export type TourSafety = {
  /** The minimum age we recommend, in years. */
  readonly adviceAge: OperatorFact<number>
  /** Degrees Celsius at the start. If it is colder, the tour is shortened, changed or cancelled. */
  readonly coldLimitC: OperatorFact<number>
  /** How far guests walk, and on what kind of ground. */
  readonly walking: OperatorFact
  /** Steps, seats, wheelchairs, walking aids. */
  readonly access: OperatorFact
  /** Where the toilets are. */
  readonly toilets: OperatorFact
  /** Safety equipment the guide carries, apart from the first-aid kit. */
  readonly equipment: OperatorFact
}
