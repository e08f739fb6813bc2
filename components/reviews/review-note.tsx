type ReviewNoteProps = {
  /** The result of a form. */
  readonly done: string
  readonly review: object | null
}

/** What a form on the review's page has just done. Shown only while it is true, because its URL can be opened again. */
export function ReviewNote({ done, review }: ReviewNoteProps) {
  const words = review ? WITH_REVIEW.get(done) : WITHOUT_REVIEW.get(done)
  if (!words) return null
  return (
    <p className="mt-8 rounded-lg border border-ice bg-ice px-5 py-4 text-pretty" role="status">
      {words}
    </p>
  )
}

const WITH_REVIEW: ReadonlyMap<string, string> = new Map([
  ['sent', 'Thank you. Your review is with us.'],
  [
    'exists',
    'You have already written about this tour, so nothing was sent again. If you would like to change it, withdraw this one first and write it again.',
  ],
])

const WITHOUT_REVIEW: ReadonlyMap<string, string> = new Map([
  ['withdrawn', 'Your review is deleted, here and on our pages. You are welcome to write another.'],
  [
    'limited',
    'That was sent very often, so nothing was sent now. Your words are still here: please try again in an hour.',
  ],
])
