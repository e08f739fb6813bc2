import { GuideCard } from '@/components/guides/guide-card'
import { guides } from '@/content/guides'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The guides who lead the tour; renders nothing if the operator has named nobody. */
export function TourGuides({ language }: { readonly language: Language }) {
  const say = words('tour', language)
  const named = guides(language)
  if (named.length === 0) return null
  return (
    <section aria-labelledby="guides-heading">
      <h2 className="font-display text-lead" id="guides-heading">
        {say('whoGuides')}
      </h2>
      <p className="mt-3 max-w-measure text-pretty text-slate">{say('oneOfUs')}</p>
      <ul className="mt-6 grid gap-8">
        {named.map((guide) => (
          <li key={guide.name}>
            <GuideCard guide={guide} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}
