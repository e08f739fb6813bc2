import { notFound } from 'next/navigation'
import { setPageStatus } from '@/lib/http/set-page-status'

/** Render the page for an address of the office that names nothing, with the status 404. */
export function renderNotThere(what: string) {
  if (!setPageStatus({ code: 404 })) notFound()
  return (
    <>
      <h1 className="font-display text-4xl tracking-tight">{`There is no such ${what}`}</h1>
      <p className="mt-4">
        It may have been erased, or the address is not complete. The search above finds bookings.
      </p>
    </>
  )
}
