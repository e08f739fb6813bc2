import { Spinner } from '@/components/ui/spinner'

/** What a button says while its work is under way. */
export function BusyWords({ children }: { readonly children: string }) {
  return (
    <>
      <Spinner />
      <span>{children}</span>
    </>
  )
}
