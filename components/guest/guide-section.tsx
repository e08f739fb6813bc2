import { GuideCard } from '@/components/guides/guide-card'
import { GuestSection } from '@/components/guest/guest-section'
import { findGuide } from '@/content/guides'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Who guides the tour, once a guide has been named. */
export function GuideSection({
  guideName,
  language,
}: Pick<GuestPage, 'guideName'> & { readonly language: Language }) {
  if (guideName === null) return null
  const guide = findGuide(guideName, language)
  return (
    <GuestSection title={words('guest', language)('yourGuide')}>
      {guide ? <GuideCard guide={guide} language={language} /> : <p translate="no">{guideName}</p>}
    </GuestSection>
  )
}
