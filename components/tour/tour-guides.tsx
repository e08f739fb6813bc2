import { GuideCard } from '@/components/guides/guide-card'
import { guides } from '@/content/guides'

/** The guides who lead the tour; renders nothing if the operator has named nobody. */
export function TourGuides() {
  const named = guides('en')
  if (named.length === 0) return null
  return (
    <section aria-labelledby="guides-heading">
      <h2 className="font-display text-lead" id="guides-heading">
        Who takes you out
      </h2>
      <p className="mt-3 max-w-measure text-pretty text-slate">
        One of us. Once it is settled who, the page of your booking names your guide.
      </p>
      <ul className="mt-6 grid gap-8">
        {named.map((guide) => (
          <li key={guide.name}>
            <GuideCard guide={guide} language="en" />
          </li>
        ))}
      </ul>
    </section>
  )
}
