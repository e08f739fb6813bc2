import { type Day } from '@/lib/calendar/day'
import {
  type Act,
  type BookingSubject,
  type DatesSubject,
  type DepartureSubject,
  type EmailSubject,
  type EnquirySubject,
  type PersonSubject,
  type ReviewSubject,
} from '@/lib/office/act'

/** How a command takes a field: as an argument or an option. */
export type CommandInput = (
  | { readonly argument: `<${string}>` | `[${string}]` }
  /** A command option: `--reason <word>` for a value, `--by-us` for a tick box. */
  | { readonly flags: `--${string}` }
) & { readonly about: string; readonly choices?: readonly string[] }

export type CommandInputs = Readonly<Record<string, CommandInput>>

export type InputValues = Readonly<Record<string, unknown>>

type Definition<Of> = {
  /** Description of the command for `--help`. */
  readonly about: string
  /** Arguments of the examples in `--help`. */
  readonly examples: readonly string[]
  readonly inputs?: CommandInputs
  /** Checks all options together: returns an error message, or undefined if there is none. */
  readonly usage?: (typed: InputValues, day?: Day) => string | undefined
  /** Maps options to fields if their names differ. */
  readonly read?: (typed: InputValues) => InputValues | Promise<InputValues>
  readonly act: (typed: InputValues) => Act<Of>
}

/** An operator command, and the kind of subject that its first arguments identify. */
export type ActCommand =
  | ({ readonly name: string; readonly on: 'booking' } & Definition<BookingSubject>)
  | ({ readonly name: string; readonly on: 'departure' } & Definition<DepartureSubject>)
  | ({ readonly name: string; readonly on: 'dates' } & Definition<DatesSubject>)
  | ({ readonly name: string; readonly on: 'enquiry' } & Definition<EnquirySubject>)
  | ({ readonly name: string; readonly on: 'review' } & Definition<ReviewSubject>)
  | ({ readonly name: string; readonly on: 'email' } & Definition<EmailSubject>)
  | ({ readonly name: string; readonly on: 'person' } & Definition<PersonSubject>)
  | ({ readonly name: string; readonly on: 'nothing' } & Definition<object>)

export function defineBookingCommand(name: string, definition: Definition<BookingSubject>): ActCommand {
  return { name, on: 'booking', ...definition }
}

export function defineDepartureCommand(name: string, definition: Definition<DepartureSubject>): ActCommand {
  return { name, on: 'departure', ...definition }
}

export function defineDatesCommand(name: string, definition: Definition<DatesSubject>): ActCommand {
  return { name, on: 'dates', ...definition }
}

export function defineEnquiryCommand(name: string, definition: Definition<EnquirySubject>): ActCommand {
  return { name, on: 'enquiry', ...definition }
}

export function reviewCommand(name: string, definition: Definition<ReviewSubject>): ActCommand {
  return { name, on: 'review', ...definition }
}

export function defineEmailCommand(name: string, definition: Definition<EmailSubject>): ActCommand {
  return { name, on: 'email', ...definition }
}

export function definePersonCommand(name: string, definition: Definition<PersonSubject>): ActCommand {
  return { name, on: 'person', ...definition }
}

/** Define a command whose subject does not exist yet, or is identified in some other way. */
export function defineStandaloneCommand(name: string, definition: Definition<object>): ActCommand {
  return { name, on: 'nothing', ...definition }
}
