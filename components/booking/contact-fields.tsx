import { clsx } from 'clsx'

import { type BookingFields } from '@/lib/browser/booking-fields'
import { type FieldErrors } from '@/lib/browser/booking-errors'
import { PanelSection } from '@/components/booking/panel-section'
import { phoneHint } from '@/content/phone-hint'
import { TextAreaField, TextField } from '@/components/ui/text-field'

type Contact = Pick<BookingFields, 'fullName' | 'email' | 'phone' | 'specialRequests'>

const AGES = 'Please write the children’s ages. '
const WISHES =
  'Sent with a card payment to Stripe: nothing about your health, please. After paying you can tell our guide, on your booking’s page.'

type ContactFieldsProps = {
  readonly fields: Contact & Pick<BookingFields, 'children'>
  readonly faults: FieldErrors
  /** Whether this tab remembers text typed into the contact fields. */
  readonly isTyped: boolean
  readonly onClear: () => void
  readonly onChange: (changed: Partial<Contact>) => void
}

export function ContactFields({ fields, faults, isTyped, onClear, onChange }: ContactFieldsProps) {
  return (
    <PanelSection title="Your details">
      <p className="mt-1 text-sm text-pretty text-slate">
        Kept in this tab until you close it.{' '}
        {/*
         * Space for the 'Clear' button is reserved, so that it does not move the field when the guest starts typing.
         */}
        <button
          className={clsx(
            'min-h-6 cursor-pointer text-ink underline underline-offset-4',
            !isTyped && 'invisible',
          )}
          disabled={!isTyped}
          onClick={onClear}
          type="button"
        >
          Clear your details
        </button>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <TextField
          anchor="booking-name"
          autoComplete="name"
          fault={faults.fullName}
          isRequired
          label="Full Name"
          defaultValue={fields.fullName}
          name="fullName"
          onChange={(fullName) => onChange({ fullName })}
        />
        <TextField
          autoComplete="email"
          fault={faults.email}
          isRequired
          label="Email"
          defaultValue={fields.email}
          name="email"
          onChange={(email) => onChange({ email })}
          type="email"
        />
        <TextField
          autoComplete="tel"
          fault={faults.phone}
          hint={phoneHint}
          label="Phone"
          defaultValue={fields.phone}
          name="phone"
          onChange={(phone) => onChange({ phone })}
          type="tel"
        />
        <TextAreaField
          fault={faults.specialRequests}
          hint={fields.children > 0 ? AGES + WISHES : WISHES}
          label="Special requests"
          defaultValue={fields.specialRequests}
          name="specialRequests"
          onChange={(specialRequests) => onChange({ specialRequests })}
        />
      </div>
    </PanelSection>
  )
}
