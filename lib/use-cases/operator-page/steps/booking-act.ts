import 'server-only'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { type OpenItem } from '@/lib/contract/open-item'
import { BOOKING_ACTION_LABELS, type BookingActionName, EDIT_AGAIN_PARAM } from '@/lib/contract/operator-page'

/**
 * An act on a booking, in the office.
 *
 * @param fields  what is known, filled into the act's form
 */
export function bookingAct(
  reference: string,
  name: BookingActionName,
  fields?: Readonly<Record<string, string>>,
): OpenItem['acts'][number] {
  const query = fields ? `?${new URLSearchParams({ ...fields, [EDIT_AGAIN_PARAM]: '' }).toString()}` : ''
  return { url: `${officeBookingPath({ reference })}/${name}${query}`, name: BOOKING_ACTION_LABELS[name] }
}
