import { type ActionName } from '@/lib/contract/operator-page'

const WORDS: Readonly<Record<ActionName | 'held' | 'attendance' | 'ticked' | 'untickable', string>> = {
  'cancel-for-us': 'The booking is cancelled for a reason of ours.',
  'cancel-for-guest': 'The booking is cancelled for the guest.',
  move: 'The booking is moved.',
  attendance: 'It is written down.',
  ticked:
    'Nothing was written down: since you looked, somebody else has ticked this party. The list says who, and when.',
  untickable: 'Nothing was written down: this party cannot be ticked now.',
  held: 'The places are kept. The booking is moved once the difference is paid.',
  refund: 'The refund is on its way.',
  'record-payment': 'The payment is recorded.',
  'send-details': 'The payment details are being sent.',
  resend: 'The e-mail is being sent again.',
  'show-wishes': 'The guide’s list has the wishes now.',
  note: 'The note stands in the history.',
  'full-refund': 'Recorded: all money goes back.',
  'another-date': 'Recorded: another date.',
  undo: 'It is undone.',
  'cancel-departure': 'The departure is cancelled.',
  'lights-seen': 'It is recorded that the lights were seen.',
  'not-seen': 'The guests of this night are asked to choose.',
  message: 'The message is on its way.',
  'message-all': 'The message is on its way.',
  answered: 'It counts as answered.',
  book: 'The places are kept, and the link to pay is on its way.',
  'guide-link': 'The guide has a new link, and the former has ended.',
}

/** What a form has just done. */
export function OperatorDone({ done }: { readonly done: string | null }) {
  const words = Object.entries(WORDS).find(([name]) => name === done)?.[1]
  if (!words) return null
  return (
    <p className="mt-6 rounded-lg bg-ice px-5 py-4 text-pretty" role="status">
      {words}
    </p>
  )
}
