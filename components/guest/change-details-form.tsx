import { PlainField } from '@/components/guest/plain-field'
import { TellUsFields, type TellUsValues } from '@/components/guest/tell-us-fields'
import { type Unsaved, unsavedReason } from '@/components/guest/unsaved-reasons'
import { actionClasses } from '@/components/ui/action-style'
import { phoneHint } from '@/content/phone-hint'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type Values = TellUsValues & Readonly<Record<'name' | 'email' | 'phone', string>>

type ChangeDetailsProps = Unsaved & {
  readonly path: string
  /** Marks of the saved values: what the guest leaves as it was shown is not saved again. */
  readonly shown: string
  /** The saved values of the fields. */
  readonly values: Values
  readonly isPickedUp: boolean
  /**
   * Whether only the e-mail address can be changed, because the tour has started and the guest still has a choice to
   * make.
   */
  readonly isAddressAlone?: boolean
}

/** The form for name, contact details and pick-up place. Changing these is free, so it needs no preview. */
export function ChangeDetailsForm({
  path,
  shown,
  values: saved,
  invalid,
  typed = {},
  isPickedUp,
  isAddressAlone = false,
}: ChangeDetailsProps) {
  const values: Values = { ...saved, ...typed }
  const faultOf = (name: string) => unsavedReason(name, { invalid, typed })
  return (
    <form action={`${path}/details/save`} className="mt-8 grid gap-6" method="post">
      <input name="shown" type="hidden" value={shown} />
      {!isAddressAlone && (
        <PlainField
          autoComplete="name"
          defaultValue={values.name}
          fault={faultOf('name')}
          label="Name"
          maxLength={200}
          name="name"
          required
        />
      )}
      <PlainField
        autoComplete="email"
        defaultValue={values.email}
        fault={faultOf('email')}
        hint="We send a new address a link first: it counts once you have opened that."
        label="Email"
        maxLength={254}
        name="email"
        required
        type="email"
      />
      {!isAddressAlone && (
        <>
          <PlainField
            autoComplete="tel"
            defaultValue={values.phone}
            fault={faultOf('phone')}
            hint={phoneHint}
            label="Phone"
            maxLength={50}
            name="phone"
            optional={words('forms', 'en')('optional')}
            type="tel"
          />
          <TellUsFields invalid={invalid} isPickedUp={isPickedUp} typed={typed} values={saved} />
        </>
      )}
      <section className="rounded-lg border border-ice p-6">
        <h2 className="font-display text-xl">What this costs</h2>
        <p className="mt-2 font-display text-3xl tabular-nums">{formatEuros(0)}</p>
        <button className={`${actionClasses('primary')} mt-6`} type="submit">
          Confirm change
        </button>
      </section>
    </form>
  )
}
