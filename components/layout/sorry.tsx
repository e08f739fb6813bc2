import { ActionButton } from '@/components/ui/action-button'
import { NightPage } from '@/components/layout/night-page'
import { company } from '@/content/company'

/** Our own fault, said plainly, with two ways on. */
export function Sorry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <NightPage heading="Something went wrong" picture="sledgeNoon">
      <p>
        The fault is ours. Try again, or write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
      <p className="mt-8">
        <ActionButton onPress={onRetry}>Try again</ActionButton>
      </p>
    </NightPage>
  )
}
