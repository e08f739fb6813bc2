import { PROOF_HOURS } from '@/lib/booking/address-proof'

const ADDRESS = `To use the new e-mail address, open the link that we have just sent there. It works for ${PROOF_HOURS} hours; until then our e-mails go to the address that we have.`

const WORDS: Readonly<Record<string, string>> = {
  changed: 'Your booking is changed. An e-mail confirms it.',
  details: 'Your details are changed.',
  forgotten: 'What you wrote about your health is deleted.',
  held: 'The places are kept for you. Pay now, and the change is made.',
  chosen: 'Thank you: that is settled. An e-mail confirms it.',
  cancelled: 'Your booking is cancelled. An e-mail confirms it.',
  kept: 'The change is dropped. Your booking stays as it was.',
  already: 'That was done already, and only once. Your booking stands as you see it here.',
  ended: 'This booking had ended already, perhaps from another window. Nothing more was done.',
  gone: 'No change was waiting any more. Your booking stands as you see it here.',
  address: ADDRESS,
  details_and_address: `Your details are changed. ${ADDRESS}`,
  address_limited:
    'We have sent many links to new addresses for this booking, so we sent no more. Please try again tomorrow, or call us.',
  proved:
    'Thank you: our e-mails come to your new address from now on. Keep the link that we have just sent there.',
  too_many_changes: 'This booking was changed many times within an hour. Please wait a while, or call us.',
  unpayable: 'The payment page could not be opened. Nothing was charged; please try again in a moment.',
}

/** What a form has just done. */
export function DoneNote({ done }: { readonly done: string }) {
  const words = Object.hasOwn(WORDS, done) ? WORDS[done] : undefined
  if (!words) return null
  return (
    <p className="mt-8 rounded-lg border border-ice bg-ice px-5 py-4 text-pretty print:hidden" role="status">
      {words}
    </p>
  )
}
