import { Stepper } from '@/components/booking/stepper'
import { type Waiting } from '@/components/booking/waiting/use-waiting'
import { WaitingDates } from '@/components/booking/waiting/waiting-dates'
import { TextField } from '@/components/ui/text-field'

type WaitingFieldsProps = Pick<
  Waiting,
  'fields' | 'faults' | 'dates' | 'canAdd' | 'change' | 'toggle' | 'step'
> & {
  /** See `FieldFault`. */
  readonly alerts: number
}

/** The fields for dates, party and contact details. */
export function WaitingFields({
  alerts,
  fields,
  faults,
  dates,
  canAdd,
  change,
  toggle,
  step,
}: WaitingFieldsProps) {
  return (
    <div className="mt-6 grid gap-5 border-t border-ice pt-6">
      <WaitingDates dates={dates} fault={faults.dates} onToggle={toggle} wanted={fields.departureIds} />
      <div className="divide-y divide-ice">
        <Stepper
          ages="Age 15 - 90"
          canAdd={canAdd}
          canRemove={fields.adults > 1}
          count={fields.adults}
          label="Adult"
          onStep={(by) => step('adults', by)}
        />
        <Stepper
          ages="Age 0 - 14"
          canAdd={canAdd}
          canRemove={fields.children > 0}
          count={fields.children}
          label="Child"
          onStep={(by) => step('children', by)}
        />
      </div>
      <TextField
        alerts={alerts}
        autoComplete="name"
        defaultValue={fields.name}
        fault={faults.name}
        isRequired
        label="Full Name"
        name="waitingName"
        onChange={(name) => change({ name })}
      />
      <TextField
        alerts={alerts}
        autoComplete="email"
        defaultValue={fields.email}
        fault={faults.email}
        isRequired
        label="Email"
        name="waitingEmail"
        onChange={(email) => change({ email })}
        type="email"
      />
    </div>
  )
}
