import { actionStyle } from '@/components/ui/action-style'
import { CONTROL } from '@/components/ui/text-field'

type ChangeDetailsProps = {
  readonly path: string
  readonly values: Readonly<Record<'name' | 'email' | 'phone' | 'pickUp' | 'wishes', string>>
  /** The name of a field that could not be saved. */
  readonly invalid: string
}

/** Who comes, how to reach them, where to pick them up: it costs nothing, so it is saved at once. */
export function ChangeDetails({ path, values, invalid }: ChangeDetailsProps) {
  return (
    <form action={`${path}/details/save`} className="mt-8 grid gap-6" method="post">
      <Field invalid={invalid} isRequired label="Name" name="name" value={values.name} />
      <Field
        hint="We send a new address a link first: it counts once you have opened that."
        invalid={invalid}
        isRequired
        label="Email"
        name="email"
        value={values.email}
      />
      <Field invalid={invalid} label="Phone" name="phone" value={values.phone} />
      <Field
        hint="Hotel or address in Rovaniemi, where the guide meets you."
        invalid={invalid}
        label="Pick-up place"
        name="pickUp"
        value={values.pickUp}
      />
      <Field
        hint="Please write nothing about your health here: call us for that."
        invalid={invalid}
        label="Wishes"
        name="wishes"
        value={values.wishes}
      />
      <section className="rounded-lg border border-ice p-6">
        <h2 className="font-display text-xl">What this costs</h2>
        <p className="mt-2 font-display text-3xl tabular-nums">0 €</p>
        <button className={`${actionStyle('primary')} mt-6`} type="submit">
          Confirm change
        </button>
      </section>
    </form>
  )
}

const LONGEST: Readonly<Record<string, number>> = { wishes: 2000, email: 254 }
const TYPES: Readonly<Record<string, string>> = { phone: 'tel', email: 'email' }

type FieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly invalid: string
  readonly hint?: string
  readonly isRequired?: boolean
}

function Field({ label, name, value, invalid, hint, isRequired = false }: FieldProps) {
  const isInvalid = invalid === name
  const about = [hint && `${name}-hint`, isInvalid && `${name}-wrong`].filter(Boolean).join(' ')
  return (
    <div>
      <label className="text-sm font-medium" htmlFor={name}>
        {label}
      </label>
      <input
        aria-describedby={about || undefined}
        aria-invalid={isInvalid || undefined}
        className={`${CONTROL} h-12`}
        defaultValue={value}
        dir="auto"
        id={name}
        maxLength={LONGEST[name] ?? 200}
        name={name}
        required={isRequired}
        type={TYPES[name] ?? 'text'}
      />
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {isInvalid && (
        <p className="mt-2 text-sm text-alarm" id={`${name}-wrong`} role="alert">
          This could not be saved. Please check it.
        </p>
      )}
    </div>
  )
}
