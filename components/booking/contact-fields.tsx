import { clsx } from 'clsx'

import { type BookingFields } from '@/lib/browser/booking-fields'
import { type FieldErrors } from '@/lib/browser/booking-errors'
import { PanelSection } from '@/components/booking/panel-section'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { useWords } from '@/components/words/use-words'

type Contact = Pick<BookingFields, 'fullName' | 'email' | 'phone' | 'specialRequests'>

type ContactFieldsProps = {
  readonly fields: Contact & Pick<BookingFields, 'children'>
  readonly faults: FieldErrors
  /** Whether this tab remembers text typed into the contact fields. */
  readonly isTyped: boolean
  readonly onClear: () => void
  readonly onChange: (changed: Partial<Contact>) => void
}

export function ContactFields({ fields, faults, isTyped, onClear, onChange }: ContactFieldsProps) {
  const say = useWords('booking')
  const sayForm = useWords('forms')
  return (
    <PanelSection title={say('yourDetails')}>
      <p className="mt-1 text-sm text-pretty text-slate">
        <span>{say('keptInTab')}</span>{' '}
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
          {say('clearDetails')}
        </button>
      </p>
      <div className="mt-5 grid gap-5">
        <TextField
          anchor="booking-name"
          autoComplete="name"
          fault={faults.fullName}
          isRequired
          label={sayForm('fullName')}
          defaultValue={fields.fullName}
          name="fullName"
          onChange={(fullName) => onChange({ fullName })}
        />
        <TextField
          autoComplete="email"
          fault={faults.email}
          isRequired
          label={say('email')}
          defaultValue={fields.email}
          name="email"
          onChange={(email) => onChange({ email })}
          type="email"
        />
        <TextField
          autoComplete="tel"
          fault={faults.phone}
          hint={sayForm('phoneHint')}
          label={say('phone')}
          defaultValue={fields.phone}
          name="phone"
          onChange={(phone) => onChange({ phone })}
          type="tel"
        />
        <TextAreaField
          fault={faults.specialRequests}
          hint={fields.children > 0 ? `${say('agesHint')} ${say('requestsHint')}` : say('requestsHint')}
          label={say('requests')}
          defaultValue={fields.specialRequests}
          name="specialRequests"
          onChange={(specialRequests) => onChange({ specialRequests })}
        />
      </div>
    </PanelSection>
  )
}
