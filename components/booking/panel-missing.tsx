import { ActionButton } from '@/components/ui/action-button'
import { ErrorBox } from '@/components/ui/error-box'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'

/** Shown instead of the form when it could not be loaded. */
export function PanelMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-8">
      <ErrorBox message="The calendar could not be loaded. Are you online?" />
      <ActionButton onPress={onRetry}>Try again</ActionButton>
      <p className="mt-6 text-slate">
        Or write to <EmailLink /> or call <PhoneLink />, and we book your places.
      </p>
    </div>
  )
}
