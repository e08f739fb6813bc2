import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ReviewNoteProps = {
  readonly language: Language
  /** The result of a form. */
  readonly done: string
  readonly review: object | null
}

/** What a form on the review's page has just done. Shown only while it is true, because its URL can be opened again. */
export function ReviewNote({ language, done, review }: ReviewNoteProps) {
  const result = (review ? WITH_REVIEW : WITHOUT_REVIEW).find((one) => one === done)
  if (!result) return null
  return (
    <p className="mt-8 rounded-lg border border-ice bg-ice px-5 py-4 text-pretty" role="status">
      {words('review', language)(result)}
    </p>
  )
}

const WITH_REVIEW = ['sent', 'exists'] as const

const WITHOUT_REVIEW = ['withdrawn', 'limited'] as const
