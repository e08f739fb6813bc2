import 'server-only'
import { type OperatorPreview } from '@/lib/contract/operator-page'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { bookOnDeparture } from '@/lib/office/booking/new'
import { newBookingFigures, toBookingFigures } from '@/lib/office/booking/new-input'
import { findPageAct, type PageAct, type RunAsReader } from '@/lib/office/page-act'
import { quoteAsStaff } from '@/lib/use-cases/checkout/book-as-staff'
import { fieldErrorText } from '@/lib/words/field-error-text'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { changeRefusalText } from '@/lib/words/refusals/operator'
import { words } from '@/lib/words/words'

type Typed = Readonly<Record<string, string>>

type PreviewedBooking = {
  readonly preview: Extract<OperatorPreview, { readonly kind: 'ready' }> | null
  /** What is wrong, by the names of the fields. */
  readonly faults: Typed
  /** Why it cannot be booked, if its fields can be read; otherwise null. */
  readonly refusal: string | null
}

/** What a booking comes to and how many seats are left, or what is wrong: `2 adults and 1 child: 487 € · 5 seats left` */
export function newBookingPriceText(departure: StoredDeparture | null, typed: Typed, now: Date): string {
  if (!departure) return 'Choose a date to see the price.'
  const { data: figures, error } = newBookingFigures.safeParse(typed)
  if (!figures) return `${error.issues.map((issue) => fieldErrorText(issue, 'en')).join('. ')}.`
  const order = toBookingFigures(figures)
  const decision = quoteAsStaff(order, departure, now)
  if (decision.kind === 'refused') return changeRefusalText(decision)
  const party = partySizeText(words('party', 'en'), order.party)
  return `${party}: ${formatEuros(decision.totalCents)} · ${plural(departure.seatsFree, 'seat')} left`
}

/** The act of making a booking on a departure that was chosen on a page. */
export function findNewBookingAct(
  departure: StoredDeparture | null,
  runAsReader: RunAsReader,
): PageAct | null {
  return departure && findPageAct('new-booking', { about: 'departure', departure }, runAsReader)
}

/** Preview a booking, with a date that may be missing. A refusal is about a field, at least about the date. */
export async function previewNewBooking(
  departure: StoredDeparture | null,
  typed: Typed,
  runAsReader: RunAsReader,
  now: Date,
): Promise<PreviewedBooking> {
  const faults = {
    ...(!departure && { departure: 'Please choose a date' }),
    ...bookOnDeparture.faultsIn(typed),
  }
  const preview = await findNewBookingAct(departure, runAsReader)?.preview(typed, now)
  if (preview?.kind === 'refused')
    return {
      preview: null,
      faults: { [preview.field ?? 'departure']: preview.text },
      refusal: preview.text,
    }
  return { preview: preview ?? null, faults, refusal: null }
}
