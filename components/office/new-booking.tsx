import { RecordListPage } from '@/components/office/record-list'
import { type NewBookingDates } from '@/lib/contract/office-lists'

/** Where a new booking begins: a tour, then a date, each one press. */
export function NewBooking({ page }: { readonly page: NewBookingDates }) {
  const { tours, tourId, month, monthText, nextMonth, dates } = page
  const chosen = tours.find(({ id }) => id === tourId)
  if (!chosen)
    return (
      <>
        <h1 className="font-display text-4xl tracking-tight">New booking</h1>
        <p className="mt-4 text-lg">Which tour?</p>
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {tours.map(({ id, name }) => (
            <li key={id}>
              <a
                className="office-card flex min-h-13 items-center px-5 underline-offset-4 hover:underline"
                href={`/office/new?tour=${id}&month=${month}`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <RecordListPage
      heading="New booking"
      list={dates}
      none={`${chosen.name} has no date left in ${monthText}.`}
      path="/office/new"
      view={`tour=${chosen.id}&month=${month}`}
      views={[
        ['', chosen.name],
        [`tour=${chosen.id}&month=${month}`, monthText],
        [`tour=${chosen.id}&month=${nextMonth}`, 'Next month'],
      ]}
    />
  )
}
