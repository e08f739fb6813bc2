import { Spinner } from '@/components/ui/spinner'

/** The label of a button while its work is in progress. */
export function BusyLabel({ children }: { readonly children: string }) {
  return (
    <>
      <Spinner />
      <span>{children}</span>
    </>
  )
}
