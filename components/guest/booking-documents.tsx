import { actionStyle } from '@/components/ui/action-style'
import { isUpcoming } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'

/** Links to download receipts, credit notes and the calendar file. */
export function BookingDocuments({ path, documents, standing }: GuestPage) {
  const [first, ...further] = documents
  if (!first && !isUpcoming(standing)) return null
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      {isUpcoming(standing) && <File href={`${path}/calendar`}>Add to calendar</File>}
      {first && <File href={`${path}/documents/${first}`}>Download receipt</File>}
      {further.map((number) => (
        <File href={`${path}/documents/${number}`} key={number}>
          {`Download ${number.startsWith('R') ? 'receipt' : 'credit note'} ${number}`}
        </File>
      ))}
    </div>
  )
}

function File({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={actionStyle('quiet')} download href={href}>
      {children}
    </a>
  )
}
