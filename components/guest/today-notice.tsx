import { NoShowNote } from '@/components/guest/no-show-note'
import { LocalTime } from '@/components/guest/local-time'
import { isUpcoming, isToday } from '@/lib/booking/booking-status'
import { helsinkiTime } from '@/lib/calendar/day'
import { type GuestPage } from '@/lib/contract/guest-page'

/** On the day of the tour: time, place and phone number, at the top of the page. */
export function TodayNotice({ page, now }: { readonly page: GuestPage; readonly now: Date }) {
  const { facts, standing, pickupPlace, path } = page
  if (!isToday(standing, facts, now)) return null
  return (
    <section className="mt-8 rounded-lg border border-ice bg-ice p-6 print:mt-4">
      <h2 className="font-display text-xl">Today</h2>
      <p className="mt-2 font-display text-4xl tabular-nums">{helsinkiTime(new Date(facts.startsAt))}</p>
      <p className="text-slate">
        Finnish time
        <LocalTime startsAt={facts.startsAt} />
      </p>
      <p className="mt-4 text-lg text-pretty">{pickupPlace ?? facts.meetingPoint}</p>
      {pickupPlace === null && facts.isPickedUp && isUpcoming(standing) && (
        <p className="mt-1 print:hidden">
          <a className="underline underline-offset-4" href={`${path}/details`}>
            Tell us where you stay
          </a>
        </p>
      )}
      <p className="mt-4 text-pretty">
        <NoShowNote />
      </p>
    </section>
  )
}
