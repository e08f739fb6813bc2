import { isOpen, type OpenDate } from '@/lib/booking/open-date'
import { type Day } from '@/lib/calendar/day'

/** What can be done on `/operator/{token}`: the word of its address, and its button. */
export const OPERATOR_ACTIONS = {
  'cancel-for-us': 'Cancel for us',
  'cancel-for-guest': 'Cancel for the guest',
  move: 'Move',
  party: 'Change guests',
  contact: 'Change details',
  refund: 'Refund',
  'record-payment': 'Record payment',
  'send-details': 'Send payment details',
  resend: 'Send confirmation again',
  'show-wishes': 'Show wishes to the guide',
  note: 'Add note',
  message: 'Message',
  'full-refund': 'Full refund',
  'another-date': 'Another date',
  undo: 'Undo',
} as const

export type OperatorActionName = keyof typeof OPERATOR_ACTIONS

/** The same where the link is for a departure. */
export const DEPARTURE_ACTIONS = {
  'cancel-departure': 'Cancel departure',
  'lights-seen': 'Lights seen',
  'not-seen': 'Lights not seen',
  'message-all': 'Message all',
  'guide-link': 'Link for the guide',
  'name-guide': 'Name the guide',
  start: 'Change the start',
  merge: 'Merge into another date',
  price: 'Change the price',
  seats: 'Change the seats',
  close: 'Take off sale',
  open: 'Put on sale',
  undo: 'Undo',
} as const

export type DepartureActionName = keyof typeof DEPARTURE_ACTIONS

/** The same where the link is for an enquiry. */
const ENQUIRY_ACTIONS = { answered: 'Answered', book: 'Make a booking of it' } as const

export type EnquiryActionName = keyof typeof ENQUIRY_ACTIONS

/** Every action by an operator's link, with its button. */
export const BUTTONS = { ...OPERATOR_ACTIONS, ...DEPARTURE_ACTIONS, ...ENQUIRY_ACTIONS }

export type ActionName = keyof typeof BUTTONS

/** What can be undone: `the move to another date`, by whom, and until when. */
export type UndoableCommand = { readonly what: string; readonly by: string; readonly until: Date }

/** What `/operator/{token}` shows of a booking. */
export type OperatorPage = {
  /** Its own address, without a slash at the end. */
  readonly path: `/operator/${string}`
  readonly reference: string
  /** `confirmed`, `awaiting payment` */
  readonly state: string
  /** Facts that there are, each with its name. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  readonly phone: string | null
  readonly email: string
  /** A line for each, oldest first. */
  readonly emails: readonly string[]
  readonly history: readonly string[]
  readonly actions: readonly OperatorActionName[]
  /** What the guest may choose, while a choice is open. */
  readonly choices: readonly OperatorActionName[]
  /** A command about this booking alone that can be undone. */
  readonly undo: UndoableCommand | null
  /** One about its whole departure, which is undone on the departure's page. */
  readonly departureUndo: UndoableCommand | null
}

/** A field of an action's form. */
export type OperatorField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  /** What it says before anything is typed. */
  readonly value?: string
  readonly type?: 'text' | 'date' | 'number' | 'email' | 'tel'
  /** It stands beside 'Confirm', so that what is typed stands in no address. */
  readonly isTypedAtOnce?: boolean
  /** Of several lines: words to guests, as long as `OFFICE_WORDS_MOST`. */
  readonly isLong?: boolean
  /** Its preview is posted, so that what is typed is in no address: it names a person. */
  readonly isPrivate?: boolean
  /** Chosen from these. */
  readonly options?: readonly OperatorOption[]
  /** One of these dates of the tour is chosen, as on the guest's page. */
  readonly dates?: OperatorDates
  /** Its keyboard on a phone has figures and a point. */
  readonly isDecimal?: boolean
}

type OperatorOption = { readonly value: string; readonly text: string }

type OperatorDates = {
  /** In their order. */
  readonly all: readonly OpenDate[]
  /** That the booking is on. */
  readonly ownDay: Day
  /** What is said where none can be chosen. */
  readonly none: string
}

/** There is nothing to choose from. */
export function isEmpty({ dates }: OperatorField): boolean {
  return dates !== undefined && !dates.all.some(isOpen)
}

/** Words to guests and names are in no address: their preview is asked for by a POST, and read by the key of a draft. */
export function isPreviewPosted(fields: readonly OperatorField[]): boolean {
  return fields.some(({ isLong, isPrivate }) => isLong || isPrivate)
}

/** The key of a draft, in the address of its preview and in the form that confirms it. */
export const DRAFT = 'draft'

/** In the address of a form that is to be filled in otherwise: its preview is not shown beside it. */
export const CHANGE = 'change'

/** What an action would come to. */
export type OperatorPreview =
  | { readonly kind: 'refused'; readonly text: string }
  | {
      readonly kind: 'ready'
      /** What happens, a line each. */
      readonly lines: readonly string[]
      /** The subjects of the e-mails that guests have of it, one of each kind. */
      readonly subjects: readonly string[]
      /** One of these e-mails as it reads; null where none is shown. */
      readonly email: string | null
      /** What the form that confirms it sends back. */
      readonly fields: Readonly<Record<string, string>>
    }
