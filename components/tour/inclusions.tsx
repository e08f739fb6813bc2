import { MarkedList } from '@/components/page-sections/marked-list'

type InclusionsProps = { readonly included: readonly string[]; readonly notIncluded: readonly string[] }

/** What is included and what is not, side by side. */
export function Inclusions({ included, notIncluded }: InclusionsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
      <MarkedList entries={included} heading="What's included" mark="tick" />
      <MarkedList entries={notIncluded} heading="What's not included" mark="dash" />
    </div>
  )
}
