import { ADDRESS_CONFIRMATION_HOURS } from '@/lib/booking/changes/address-proof'
import { type GuestPage } from '@/lib/contract/guest-page'
import { guestResults } from '@/content/words/en/guest-results'
import { type Language } from '@/lib/language/language'
import { guestRefusalText } from '@/lib/words/refusals/guest'
import { words } from '@/lib/words/words'

type Result = keyof typeof guestResults | 'details_and_address' | 'too_many_changes'

type ResultNoteProps = Pick<GuestPage, 'standing' | 'change' | 'coins' | 'isJustChanged'> & {
  readonly done: string
  readonly language: Language
}

/**
 * A note with the result of a form or a payment. Shown only while it fits the booking's state, because its URL can be
 * opened again.
 */
export function ResultNote({ done, language, ...page }: ResultNoteProps) {
  const result = validResult(done, page)
  return result && <Note text={resultText(result, language)} />
}

/** A note about a new e-mail address, above a form whose other fields could not all be saved. */
export function AddressChangeNote({ done, language }: Pick<ResultNoteProps, 'done' | 'language'>) {
  return done === 'address' || done === 'address_limited' ? <Note text={resultText(done, language)} /> : null
}

function Note({ text }: { readonly text: string }) {
  return (
    <p
      // The page was loaded again to say this: the focus makes a screen reader read it.
      autoFocus
      className="mt-8 rounded-lg border border-ice bg-ice px-5 py-4 text-pretty outline-none print:hidden"
      role="status"
      tabIndex={-1}
    >
      {text}
    </p>
  )
}

function resultText(result: Result, language: Language): string {
  const say = words('guestResults', language)
  const hours = { hours: ADDRESS_CONFIRMATION_HOURS }
  if (result === 'too_many_changes') return guestRefusalText(result, language)
  if (result === 'details_and_address') return `${say('details')} ${say('address', hours)}`
  return result === 'address' ? say(result, hours) : say(result)
}

function isResult(done: string): done is Result {
  return done === 'details_and_address' || done === 'too_many_changes' || Object.hasOwn(guestResults, done)
}

function validResult(
  done: string,
  { standing, change, coins, isJustChanged }: Omit<ResultNoteProps, 'done' | 'language'>,
): Result | null {
  const isEnded = standing === 'cancelled' || standing === 'refunded' || standing === 'lapsed'
  const isChangeOpen = change !== null
  const isChangedByUs = standing === 'change_by_us'
  const state = { isEnded, isChangeOpen, isChangedByUs, isUnpaid: isChangeOpen || standing === 'unpaid' }
  const isTrue = Object.hasOwn(STATE_CONDITIONS, done) ? STATE_CONDITIONS[done]?.(state) : true
  if (isTrue && isResult(done)) return done === 'held' && coins ? 'held_for_coins' : done
  return isJustChanged && !isEnded && !isChangedByUs && change === null ? 'changed' : null
}

type State = {
  readonly isEnded: boolean
  readonly isChangeOpen: boolean
  /** Whether the page says that we are changing the booking just now. */
  readonly isChangedByUs: boolean
  readonly isUnpaid: boolean
}

/** When a result note still applies, by its `done` code; notes not listed here always do. */
const STATE_CONDITIONS: Readonly<Partial<Record<string, (state: State) => boolean>>> = {
  changed: ({ isEnded, isChangedByUs }) => !isEnded && !isChangedByUs,
  chosen: ({ isChangedByUs }) => !isChangedByUs,
  held: ({ isChangeOpen }) => isChangeOpen,
  paid: ({ isUnpaid }) => isUnpaid,
  cancelled: ({ isEnded }) => isEnded,
  ended: ({ isEnded }) => isEnded,
  kept: ({ isEnded, isChangeOpen, isChangedByUs }) => !isEnded && !isChangeOpen && !isChangedByUs,
  gone: ({ isChangeOpen }) => !isChangeOpen,
}
