const WORDS: Readonly<Record<string, string>> = {
  changed: 'Your booking is changed. An e-mail confirms it.',
  details: 'Your details are changed.',
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
