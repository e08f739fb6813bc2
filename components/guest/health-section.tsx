import { GuestSection } from '@/components/guest/guest-section'
import { actionStyle } from '@/components/ui/action-style'
import { retention } from '@/content/policies'
import { type GuestPage } from '@/lib/contract/guest-page'

/** Shows that a health note is stored, while it is, but not its text. Rule: health (docs/rules.md) */
export function HealthSection({ path, hasHealthNote }: Pick<GuestPage, 'path' | 'hasHealthNote'>) {
  if (!hasHealthNote) return null
  return (
    <div className="print:hidden">
      <GuestSection title="Your health">
        <p>
          {`We keep what you wrote about it, for your guide. It is deleted ${retention.healthDays} days after the tour, or now, if you take your consent back.`}
        </p>
        <form action={`${path}/forget-health`} method="post">
          <button className={actionStyle('quiet')} type="submit">
            Delete it now
          </button>
        </form>
      </GuestSection>
    </div>
  )
}
