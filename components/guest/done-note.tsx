import { PROOF_HOURS } from '@/lib/booking/address-proof'

const ADDRESS = `To use the new e-mail address, open the link that we have just sent there. It works for ${PROOF_HOURS} hours; until then our e-mails go to the address that we have.`

const WORDS: Readonly<Record<string, string>> = {
  changed: 'Your booking is changed. An e-mail confirms it.',
  details: 'Your details are changed.',
  address: ADDRESS,
  details_and_address: `Your details are changed. ${ADDRESS}`,
  address_limited:
    'We have sent many links to new addresses for this booking, so we sent no more. Please try again tomorrow, or call us.',
  proved:
    'Thank you: our e-mails come to your new address from now on. Keep the link that we have just sent there.',
  held: 'The places are kept for you. Pay now, and the change is made.',
  chosen: 'Thank you: that is settled. An e-mail confirms it.',
  cancelled: 'Your booking is cancelled. An e-mail confirms it.',
  too_many_changes: 'This booking was changed many times within an hour. Please wait a while, or call us.',
  unpayable: 'The payment page could not be opened. Nothing was charged; please try again in a moment.',
}

/** What a form has just done. */
export function DoneNote({ done }: { readonly done: string }) {
  const words = Object.hasOwn(WORDS, done) ? WORDS[done] : undefined
  if (!words) return null
  return (
    <p className="mt-8 rounded-lg bg-ice px-5 py-4 text-pretty" role="status">
      {words}
    </p>
  )
}
