import { runAsSigned } from '@/app/office/run-as-signed'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { NewBooking } from '@/components/office/new-booking'
import { NEW_BOOKING_PATH } from '@/lib/contract/office-pages'
import { DRAFT_PARAM, EDIT_AGAIN_PARAM } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { NEW_BOOKING_FIELDS } from '@/lib/office/booking/new-input'
import { newBookingPriceText, previewNewBooking } from '@/lib/office/booking/new-on-page'
import { pickSingleValues } from '@/lib/office/page-act'
import { loadNewBooking } from '@/lib/use-cases/office/load-new-booking'
import { listChangesSince } from '@/lib/use-cases/operator-page/list-changes-since'
import { loadDraft } from '@/lib/use-cases/operator-page/save-operator-draft'
import { type Signed } from '@/lib/use-cases/staff/find-session'

export const metadata = privateMetadata(
  'New booking',
  'A booking by phone or at the desk: the date, the guests and what it comes to, in one form.',
)

/** Personal data is never read from a URL. */
function withoutNames(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const personal = NEW_BOOKING_FIELDS.filter(({ isPrivate }) => isPrivate).map(({ name }) => name)
  return Object.fromEntries(Object.entries(query).filter(([name]) => !personal.includes(name)))
}

/** Say what has changed about the date since the preview, and who changed it. */
async function listChanges(departure: StoredDeparture | null, mark: string, { member }: Signed) {
  const reader = { actor: 'office', name: member.name } as const
  return departure ? listChangesSince({ departureIds: [departure.id] }, { mark, reader }, now()) : []
}

/**
 * The form with its preview. `?draft` is the key of what was typed; `?tour` and `?day`, or `?departure`, choose a date;
 * `?change` reopens the fields; `?outdated` says that a confirmation failed.
 */
export default withOfficePage(
  NEW_BOOKING_PATH,
  async ({ searchParams }: PageProps<'/office/new'>, signed) => {
    const query = pickSingleValues(await searchParams)
    const { [DRAFT_PARAM]: key = '', [EDIT_AGAIN_PARAM]: change, outdated } = query
    const draft = await loadDraft(NEW_BOOKING_PATH, key, now())
    const { booked = null, ...kept } = draft ?? {}
    const typed = booked !== null ? {} : draft ? { ...kept, [DRAFT_PARAM]: key } : withoutNames(query)
    const { departure, tourField, dateField } = await loadNewBooking(typed, now())
    const isAsked = draft !== null && booked === null && change === undefined
    const { preview, faults, refusal } = isAsked
      ? await previewNewBooking(departure, typed, runAsSigned(signed), now())
      : { preview: null, faults: {}, refusal: null }
    const starts = Object.fromEntries(
      NEW_BOOKING_FIELDS.flatMap(({ name, value }) => (value ? [[name, value]] : [])),
    )
    return (
      <NewBooking
        booked={booked}
        dateField={dateField}
        draft={key}
        faults={faults}
        fields={NEW_BOOKING_FIELDS}
        changes={outdated === undefined ? null : await listChanges(departure, outdated, signed)}
        preview={preview}
        priceText={newBookingPriceText(departure, { ...starts, ...typed }, now())}
        refusal={refusal}
        tourField={tourField}
        values={{ ...typed, tour: tourField.value ?? '', departure: dateField.value ?? '' }}
      />
    )
  },
)
