import { GuideCard } from '@/components/guides/guide-card'
import { GuestSection } from '@/components/guest/guest-section'
import { findGuide } from '@/content/guides'
import { type GuestPage } from '@/lib/contract/guest-page'

/** Who guides the tour, once a guide has been named. */
export function GuideSection({ guideName }: Pick<GuestPage, 'guideName'>) {
  if (guideName === null) return null
  const guide = findGuide(guideName)
  return (
    <GuestSection title="Your guide">
      {guide ? <GuideCard guide={guide} /> : <p translate="no">{guideName}</p>}
    </GuestSection>
  )
}
