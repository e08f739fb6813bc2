import { type BookingFields } from '@/lib/browser/booking-fields'
import { PanelSection } from '@/components/booking/panel-section'
import { TextAreaField, TextField } from '@/components/ui/text-field'

type Contact = Pick<BookingFields, 'fullName' | 'email' | 'phone' | 'specialRequests'>

type ContactFieldsProps = {
  readonly fields: Contact
  /** Mark the required fields that are still empty. */
  readonly isIncomplete: boolean
  readonly onChange: (changed: Partial<Contact>) => void
}

export function ContactFields({ fields, isIncomplete, onChange }: ContactFieldsProps) {
  return (
    <PanelSection title="Your details">
      <div className="mt-5 grid gap-5">
        <TextField
          autoComplete="name"
          isInvalid={isIncomplete && !fields.fullName.trim()}
          isRequired
          label="Full Name"
          name="fullName"
          onChange={(fullName) => onChange({ fullName })}
          value={fields.fullName}
        />
        <TextField
          autoComplete="email"
          isInvalid={isIncomplete && !fields.email.trim()}
          isRequired
          label="Email"
          name="email"
          onChange={(email) => onChange({ email })}
          type="email"
          value={fields.email}
        />
        <TextField
          autoComplete="tel"
          label="Phone"
          name="phone"
          onChange={(phone) => onChange({ phone })}
          type="tel"
          value={fields.phone}
        />
        <TextAreaField
          hint="Sent with a card payment to Stripe: nothing about your health, please. Write to us about that."
          label="Special requests"
          name="specialRequests"
          onChange={(specialRequests) => onChange({ specialRequests })}
          value={fields.specialRequests}
        />
      </div>
    </PanelSection>
  )
}
