import { ActionPreview } from '@/components/operator/action-preview'
import { ChangesSinceNotice } from '@/components/operator/operator-page-parts'
import { OperatorFields } from '@/components/operator/operator-fields'
import { SubmittedFields } from '@/components/operator/submitted-fields'
import { actionClasses } from '@/components/ui/action-style'
import { NEW_BOOKING_PATH, officeBookingPath } from '@/lib/contract/office-pages'
import {
  DRAFT_PARAM,
  EDIT_AGAIN_PARAM,
  type OperatorField,
  type OperatorPreview,
} from '@/lib/contract/operator-page'

type NewBookingProps = {
  readonly tourField: OperatorField
  /** The dates of the tour that is chosen, with their seats and prices. */
  readonly dateField: OperatorField
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** Error messages of the form, by field name. */
  readonly faults: Readonly<Record<string, string>>
  /** Why it cannot be booked, which is at a field as well; null if it can, or if fields cannot be read. */
  readonly refusal: string | null
  /** What the booking comes to as it is filled in, or what is wrong with its figures. */
  readonly priceText: string
  /** The preview of the booking; null until the fields are filled in. */
  readonly preview: Extract<OperatorPreview, { readonly kind: 'ready' }> | null
  /** The key of what was typed; empty before. */
  readonly draft: string
  /** What has changed about the date since the preview, so that nothing was booked; null if nothing has. */
  readonly changes: readonly string[] | null
  /** The reference of the booking that was made of this form; null if it was not sent yet. */
  readonly booked: string | null
}

/** A booking by phone or at the desk in one form: the date, the guests, how it is paid, and what it comes to. */
export function NewBooking(props: NewBookingProps) {
  const { tourField, dateField, fields, values, faults, refusal, preview, draft, changes, booked } = props
  const hasFaults = Object.keys(faults).length > 0
  return (
    <div className="max-w-2xl">
      <h1 className="font-display text-4xl tracking-tight">New booking</h1>
      {booked !== null && (
        <p className="mt-6 rounded-lg bg-ice px-5 py-4" role="status">
          {'This is booked already: '}
          <a className="underline underline-offset-4" href={officeBookingPath({ reference: booked })}>
            {booked}
          </a>
        </p>
      )}
      <ChangesSinceNotice changes={booked === null ? changes : null}>
        Nothing was booked, because something about this date has changed since you looked. Please check it
        again.
      </ChangesSinceNotice>
      {hasFaults && !changes && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          {refusal ?? 'Nothing has been booked yet. Please check the marked fields below.'}
        </p>
      )}
      {preview ? (
        <>
          <SubmittedFields
            changeUrl={`${NEW_BOOKING_PATH}?${new URLSearchParams({ [DRAFT_PARAM]: draft, [EDIT_AGAIN_PARAM]: '' })}`}
            fields={[tourField, dateField, ...fields]}
            values={values}
          />
          <ActionPreview action={`${NEW_BOOKING_PATH}/confirm`} hasFile={false} preview={preview}>
            {null}
          </ActionPreview>
        </>
      ) : (
        <NewBookingForm {...props} />
      )}
    </div>
  )
}

/** The form. A script asks `data-price` for the price while the figures are filled in. */
function NewBookingForm({ tourField, dateField, fields, values, faults, priceText }: NewBookingProps) {
  const action = `${NEW_BOOKING_PATH}/preview`
  const shared = { action, faults, values }
  return (
    <form
      action={action}
      className="mt-6 grid gap-5 sm:grid-cols-2"
      data-price={`${NEW_BOOKING_PATH}/price`}
      method="post"
    >
      <OperatorFields {...shared} fields={[tourField, dateField, ...fields]} />
      <p className="col-span-full text-lg tabular-nums" data-price-here role="status">
        {priceText}
      </p>
      <p className="col-span-full">
        <button className={actionClasses('primary')} type="submit">
          See what it comes to
        </button>
      </p>
    </form>
  )
}
