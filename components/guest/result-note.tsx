import { ADDRESS_CONFIRMATION_HOURS } from '@/lib/booking/changes/address-proof'
import { type GuestPage } from '@/lib/contract/guest-page'
import { guestRefusalText } from '@/lib/words/refusals/guest'

const ADDRESS = `To use the new e-mail address, open the link that we have just sent there. It works for ${ADDRESS_CONFIRMATION_HOURS} hours; until then our e-mails go to the address that we have.`

const WORDS: Readonly<Record<string, string>> = {
  changed: 'Your booking is changed. An e-mail confirms it.',
  details: 'Your details are changed.',
  forgotten: 'What you wrote about your health is deleted.',
  held: 'The places are kept for you. Pay now, and the change is made.',
  held_for_coins: 'The places are kept for you. Once your payment has arrived, the change is made.',
  paid: 'If you have just paid, this page shows it in a moment: please load it again before you pay once more.',
  chosen: 'Thank you: that is settled. An e-mail confirms it.',
  cancelled: 'Your booking is cancelled. An e-mail confirms it.',
  kept: 'The change is dropped. Your booking stays as it was.',
  already: 'That was done already, and only once. Your booking stands as you see it here.',
  ended: 'This booking had ended already, perhaps from another window. Nothing more was done.',
  gone: 'Nothing was waiting for its payment any more: it was paid, given up, or its time had ended. Nothing was charged by this; your booking stands as you see it here.',
  too_late_to_pay:
    'The time to pay for the change is over, so it is not made. Nothing was charged, and your booking stays as it was; you can ask for the change once more.',
  address: ADDRESS,
  details_and_address: `Your details are changed. ${ADDRESS}`,
  address_again:
    'We sent the link to your new address less than a minute ago, so we sent no second one. If it does not arrive, you can ask for another in a minute.',
  address_limited:
    'We have sent many links to new addresses for this booking, so we sent no more. Please try again tomorrow, or call us.',
  proved:
    'Thank you: our e-mails come to your new address from now on. Keep the link that we have just sent there.',
  proved_others:
    'Thank you: our e-mails about this booking and the others that you named come to your new address from now on. Each has sent its own link there.',
  proved_some:
    'Thank you: our e-mails about this booking come to your new address from now on. Of the other references, at least one is not a booking with your old address that can be changed just now: please open that booking and change its details.',
  address_dropped:
    'The new address is dropped, and the link that we sent there has ended. Our e-mails go to the address that we have.',
  address_gone:
    'No new address is waiting any more: it was confirmed or dropped, its time had ended, or the booking has begun or ended.',
  too_many_changes: guestRefusalText('too_many_changes'),
  unpayable: 'The payment page could not be opened. Nothing was charged; please try again in a moment.',
}

type ResultNoteProps = Pick<GuestPage, 'standing' | 'change' | 'coins' | 'isJustChanged'> & {
  readonly done: string
}

/**
 * A note with the result of a form or a payment. Shown only while it fits the booking's state, because its URL can be
 * opened again.
 */
export function ResultNote({ done, ...page }: ResultNoteProps) {
  return <Words of={validResult(done, page)} />
}

/** A note about a new e-mail address, above a form whose other fields could not all be saved. */
export function AddressChangeNote({ done }: { readonly done: string }) {
  return ['address', 'address_limited'].includes(done) ? <Words of={done} /> : null
}

function Words({ of: word }: { readonly of: string }) {
  const words = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  if (!words) return null
  return (
    <p
      // The page was loaded again to say this: the focus makes a screen reader read it.
      autoFocus
      className="mt-8 rounded-lg border border-ice bg-ice px-5 py-4 text-pretty outline-none print:hidden"
      role="status"
      tabIndex={-1}
    >
      {words}
    </p>
  )
}

function validResult(
  done: string,
  { standing, change, coins, isJustChanged }: Omit<ResultNoteProps, 'done'>,
): string {
  const isEnded = standing === 'cancelled' || standing === 'refunded' || standing === 'lapsed'
  const isChangeOpen = change !== null
  const state = { isEnded, isChangeOpen, isUnpaid: isChangeOpen || standing === 'unpaid' }
  const isTrue = Object.hasOwn(STATE_CONDITIONS, done) ? STATE_CONDITIONS[done]?.(state) : true
  if (isTrue && Object.hasOwn(WORDS, done)) return done === 'held' && coins ? 'held_for_coins' : done
  return isJustChanged && !isEnded && change === null ? 'changed' : ''
}

type State = { readonly isEnded: boolean; readonly isChangeOpen: boolean; readonly isUnpaid: boolean }

/** When a result note still applies, by its `done` code; notes not listed here always do. */
const STATE_CONDITIONS: Readonly<Partial<Record<string, (state: State) => boolean>>> = {
  changed: ({ isEnded }) => !isEnded,
  held: ({ isChangeOpen }) => isChangeOpen,
  paid: ({ isUnpaid }) => isUnpaid,
  cancelled: ({ isEnded }) => isEnded,
  ended: ({ isEnded }) => isEnded,
  kept: ({ isEnded, isChangeOpen }) => !isEnded && !isChangeOpen,
  gone: ({ isChangeOpen }) => !isChangeOpen,
}
