import { canMoveToDate, type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { type Language } from '@/lib/language/language'

/** The actions for a booking at `/operator/{token}`, by their name in the URL, with the labels of their buttons. */
export const BOOKING_ACTION_LABELS = {
  'cancel-for-us': 'Cancel for us',
  'cancel-for-guest': 'Cancel for the guest',
  move: 'Move',
  party: 'Change guests',
  contact: 'Change details',
  refund: 'Refund',
  'record-payment': 'Record payment',
  'record-returned': 'Record money returned',
  'send-details': 'Send payment details',
  resend: 'Send confirmation again',
  'show-wishes': 'Show wishes to the guide',
  note: 'Add note',
  message: 'Message',
  'full-refund': 'Full refund',
  'another-date': 'Another date',
  'another-tour': 'Another tour',
  undo: 'Undo',
} as const

export type BookingActionName = keyof typeof BOOKING_ACTION_LABELS

/** The actions for a departure, with the labels of their buttons. */
export const DEPARTURE_ACTION_LABELS = {
  'cancel-departure': 'Cancel departure',
  'lights-seen': 'Lights seen',
  'not-seen': 'Lights not seen',
  'message-all': 'Message all',
  'new-booking': 'New booking',
  'guide-link': 'Link for the guide',
  'name-guide': 'Name the guide',
  start: 'Change time',
  merge: 'Merge',
  price: 'Change price',
  seats: 'Change seats',
  close: 'Close',
  open: 'Open for sale',
  undo: 'Undo',
} as const

export type DepartureActionName = keyof typeof DEPARTURE_ACTION_LABELS

/** The actions on several departures at once, in the order of their buttons. */
export const DATES_ACTIONS = [
  'price',
  'seats',
  'close',
  'open',
  'name-guide',
] as const satisfies readonly DepartureActionName[]

export type DatesActionName = (typeof DATES_ACTIONS)[number]

/** The actions for an enquiry, with the labels of their buttons. */
const ENQUIRY_ACTIONS = { answered: 'Answered', book: 'Make a booking of it' } as const

export type EnquiryActionName = keyof typeof ENQUIRY_ACTIONS

/** The actions for a review. */
export const REVIEW_ACTION_LABELS = {
  publish: 'Publish',
  refuse: 'Refuse',
  reply: 'Reply',
  'add-photo': 'Add a photograph',
  'remove-photo': 'Remove the photograph',
} as const

export type ReviewActionName = keyof typeof REVIEW_ACTION_LABELS

/** The actions for an e-mail, in the office. */
const EMAIL_ACTIONS = { 'send-again': 'Send again' } as const

export type EmailActionName = keyof typeof EMAIL_ACTIONS

/** The actions for what we hold about a person, in the office. */
const PERSON_ACTIONS = { erase: 'Erase' } as const

export type PersonActionName = keyof typeof PERSON_ACTIONS

/** The actions in the office on what does not exist yet. */
const OFFICE_ACTIONS = { 'open-season': 'Open a season' } as const

export type OfficeActionName = keyof typeof OFFICE_ACTIONS

/** All actions available through operator links and in the office, with the labels of their buttons. */
export const OPERATOR_LINK_ACTION_LABELS = {
  ...BOOKING_ACTION_LABELS,
  ...DEPARTURE_ACTION_LABELS,
  ...ENQUIRY_ACTIONS,
  ...REVIEW_ACTION_LABELS,
  ...EMAIL_ACTIONS,
  ...PERSON_ACTIONS,
  ...OFFICE_ACTIONS,
}

export type OperatorLinkActionName = keyof typeof OPERATOR_LINK_ACTION_LABELS

/**
 * A command that can be undone: what it did (`the move to another date`), who ran it, and until when it can be undone.
 */
export type UndoableCommand = { readonly what: string; readonly by: string; readonly until: Date }

/** A line of a list, which may lead to a page of its own. */
export type LinkedLine = { readonly text: string; readonly path: string | null }

/** The booking page at `/operator/{token}` and in the office. */
export type OperatorPage = {
  /** Path of the page, without a trailing slash. */
  readonly path: `/${string}`
  readonly reference: string
  /** The guest's name, as staff see it. */
  readonly name: string
  /** The tour and when it starts: `Ice Fishing, Saturday, 12 December 2026 at 10:00`. */
  readonly about: string
  /** The booking's state in words: `confirmed`, `awaiting payment` */
  readonly state: string
  /** The known facts about the booking, each with its label. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  readonly phone: string | null
  readonly email: string
  /** The e-mails about the booking, one line per e-mail, oldest first. Each has a page in the office alone. */
  readonly emails: readonly LinkedLine[]
  readonly history: readonly string[]
  readonly actions: readonly BookingActionName[]
  /** The options of the guest's open choice; empty if there is none. */
  readonly choices: readonly BookingActionName[]
  /** The booking's departure, in the office; null behind a link, which shows one booking alone. */
  readonly departurePath: string | null
  /** What we hold about the guest, in the office; null behind a link, and once the guest is erased. */
  readonly personPath: string | null
  /**
   * Links to the free return trip that this booking earned, to the booking that earned this return trip, and in the
   * office to its receipts and credit notes.
   */
  readonly related: readonly { readonly label: string; readonly url: string }[]
  /** The command that changed only this booking and can still be undone; null if there is none. */
  readonly undo: UndoableCommand | null
  /**
   * The command that changed the whole departure and can still be undone, on the departure's page; null if there is
   * none.
   */
  readonly departureUndo: UndoableCommand | null
}

/** A field of an action's form. */
export type OperatorField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  /** The initial value of the field. */
  readonly value?: string
  /** What leaving the field empty means, shown in the preview; 'nothing' by default. */
  readonly emptyText?: string
  readonly type?: 'text' | 'date' | 'datetime-local' | 'number' | 'email' | 'tel' | 'file'
  /** Whether to ask for the value only next to 'Confirm', so that it is never in a URL. */
  readonly isTypedAtOnce?: boolean
  /** Whether the field has several lines, for a message to guests of up to `MAX_MESSAGE_LENGTH` characters. */
  readonly isLong?: boolean
  /** Whether the value is personal data. If so, the preview is requested by POST, to keep it out of URLs. */
  readonly isPrivate?: boolean
  /** The options of a select field. */
  readonly options?: readonly OperatorOption[]
  /** Whether the options are tick boxes, any number of which may be chosen: the value is theirs, separated by commas. */
  readonly isMultiple?: boolean
  /** The tour whose dates are the options, if the field 'tour' of the same form may choose another. */
  readonly datesOf?: string
  /** The tour's dates to choose from, shown as on the guest's page. */
  readonly dates?: OperatorDates
  /** Whether the field shares its row with its neighbour on wide screens. */
  readonly isHalf?: boolean
  /** Whether phones should show a keyboard with digits and a decimal point. */
  readonly isDecimal?: boolean
}

export type OperatorOption = { readonly value: string; readonly text: string }

type OperatorDates = {
  /** All the tour's dates, in order. */
  readonly all: readonly MoveDateOption[]
  /** The current day of the booking. */
  readonly ownDay: Day
  /** The text shown if no date can be chosen. */
  readonly none: string
}

/** Whether the field offers dates, but none that can be chosen. */
export function hasNoSelectableDate({ dates }: OperatorField): boolean {
  return dates !== undefined && !dates.all.some(canMoveToDate)
}

/** Whether the preview is requested by POST, which stores the fields as a draft to keep them out of URLs. */
export function isPreviewPosted(fields: readonly OperatorField[]): boolean {
  return fields.some(({ isLong, isPrivate }) => isLong || isPrivate)
}

/**
 * The name of the URL parameter and form field that hold a draft's key, in the preview and the form that confirms it.
 */
export const DRAFT_PARAM = 'draft'

/** The button 'Show the dates of the tour', whose value is the tour whose dates are shown. */
export const DATES_OF_PARAM = 'datesOf'

/** Whether a form was sent by that button to see the dates of another tour than those shown. */
export function isForOtherDates(datesOf: unknown, tour: string | undefined): boolean {
  return (datesOf ?? tour) !== tour
}

/** The URL parameter set while the operator edits a form again after its preview; the preview is then hidden. */
export const EDIT_AGAIN_PARAM = 'change'

/** What an e-mail says, in the language that its guest reads; the rest of a preview is in English. */
type QuotedText = { readonly text: string; readonly language: Language }

/** The preview of an action, in English. */
export type OperatorPreview =
  | {
      readonly kind: 'refused'
      readonly text: string
      /** The field next to which the preview's text is shown, if one field is at fault. */
      readonly field?: string | undefined
    }
  | {
      readonly kind: 'ready'
      /** The effects of the action, one line per effect. */
      readonly lines: readonly string[]
      /** The subjects of the e-mails that guests would get, one for each kind of e-mail and language. */
      readonly subjects: readonly QuotedText[]
      /** The text of one of the e-mails to guests; null to show none. */
      readonly email: QuotedText | null
      /** The fields that the confirmation form sends back. */
      readonly fields: Readonly<Record<string, string>>
    }

/** Texts for results that are not named after an action: attendance, and a change waiting for payment. */
export const OPERATOR_NOTICES: ReadonlyMap<string, string> = new Map([
  ['attendance', 'It is written down.'],
  [
    'ticked',
    'Nothing was written down: since you looked, somebody else has ticked this party. The list says who, and when.',
  ],
  ['untickable', 'Nothing was written down: this party cannot be ticked now.'],
  ['already', 'It had been done already, so nothing was done twice.'],
  ['again', 'You sent this more than once; it was done only once. The page shows how things stand now.'],
  ['held', 'The places are kept. The booking is changed once the difference is paid.'],
])
