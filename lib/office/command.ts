import { type Day } from '@/lib/calendar/day'
import { type OpsCommand } from '@/lib/contract/command-line'
import {
  type Act,
  type BookingSubject,
  type DatesSubject,
  type DepartureSubject,
  type EnquirySubject,
} from '@/lib/office/act'

/** How a field is given to a command: by its place, or as an option. */
export type CommandInput = (
  | { readonly argument: `<${string}>` | `[${string}]` }
  /** `--reason <word>`, or `--by-us` for a box that is ticked. */
  | { readonly flags: `--${string}`; readonly isRequired?: true; readonly conflicts?: string | string[] }
) & { readonly about: string; readonly choices?: readonly string[] }

/** By the names of fields. */
export type CommandInputs = Readonly<Record<string, CommandInput>>

export type TypedInputs = Readonly<Record<string, unknown>>

type Definition<Of> = {
  /** For `--help`. */
  readonly about: string
  /** The arguments of calls that `--help` shows. */
  readonly examples: readonly string[]
  readonly inputs?: CommandInputs
  /** What is wrong with a call as a whole. */
  readonly usage?: (typed: TypedInputs, day?: Day) => string | undefined
  /** Where the names of options and fields differ. */
  readonly read?: (typed: TypedInputs) => TypedInputs
  /** Which act a call means. */
  readonly act: (typed: TypedInputs) => Act<Of>
}

/** A command of the office, and what it acts on: that is what its first arguments name. */
export type ActCommand =
  | ({ readonly name: OpsCommand; readonly on: 'booking' } & Definition<BookingSubject>)
  | ({ readonly name: OpsCommand; readonly on: 'departure' } & Definition<DepartureSubject>)
  | ({ readonly name: OpsCommand; readonly on: 'dates' } & Definition<DatesSubject>)
  | ({ readonly name: OpsCommand; readonly on: 'enquiry' } & Definition<EnquirySubject>)
  | ({ readonly name: OpsCommand; readonly on: 'nothing' } & Definition<object>)

export function bookingCommand(name: OpsCommand, definition: Definition<BookingSubject>): ActCommand {
  return { name, on: 'booking', ...definition }
}

export function departureCommand(name: OpsCommand, definition: Definition<DepartureSubject>): ActCommand {
  return { name, on: 'departure', ...definition }
}

export function datesCommand(name: OpsCommand, definition: Definition<DatesSubject>): ActCommand {
  return { name, on: 'dates', ...definition }
}

export function enquiryCommand(name: OpsCommand, definition: Definition<EnquirySubject>): ActCommand {
  return { name, on: 'enquiry', ...definition }
}

/** Of what does not exist before, or is named otherwise. */
export function command(name: OpsCommand, definition: Definition<object>): ActCommand {
  return { name, on: 'nothing', ...definition }
}
