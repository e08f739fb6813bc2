import { ActionButton } from '@/components/ui/action-button'
import { ErrorBox } from '@/components/ui/error-box'
import { company } from '@/content/company'

/** In the place of the form when it could not be loaded. */
export function PanelMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-8">
      <ErrorBox message="The calendar could not be loaded. Are you online?" />
      <ActionButton onPress={onRetry}>Try again</ActionButton>
      <p className="mt-6 text-slate">
        Or write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        and we book your places.
      </p>
    </div>
  )
}
