import { HealthField } from '@/components/guest/health-field'
import { PlainTextArea, PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { phoneHint } from '@/content/phone-hint'
import { pickUpSentence } from '@/content/pick-up'
import { detailsInput } from '@/lib/contract/guest-page'
import { formatEuros } from '@/lib/language/money'

const NO_CONSENT =
  'Nothing about your health was kept, as the box below was not ticked. Everything else is saved. Please tick the box and confirm again.'

const NOT_SAVED =
  'What you typed here could not be saved, so it is as it was. Everything else is saved. Please check it.'

type Values = Readonly<Record<'name' | 'email' | 'phone' | 'pickUp' | 'wishes' | 'health', string>>

type ChangeDetailsProps = {
  readonly path: string
  /** The saved values. */
  readonly values: Values
  /** Names of the fields that could not be saved, separated by commas. */
  readonly invalid: string
  /** The text typed into those fields, if we still have it. */
  readonly typed?: Readonly<Record<string, string>>
  /**
   * Whether only the e-mail address can be changed, because the tour has started and the guest still has a choice to
   * make.
   */
  readonly isAddressAlone?: boolean
}

/** The form for name, contact details and pick-up place. Changing these is free, so it needs no preview. */
export function ChangeDetailsForm({
  path,
  values: saved,
  invalid,
  typed = {},
  isAddressAlone = false,
}: ChangeDetailsProps) {
  const values: Values = { ...saved, ...typed }
  const isWrong = (name: string) => invalid.split(',').includes(name)
  const faultOf = (name: string) => {
    if (!isWrong(name)) return undefined
    const reason = name in typed ? unsavedReason(name, typed) : undefined
    return reason === undefined
      ? NOT_SAVED
      : `${reason}. What you typed is still here, and not saved yet; everything else is.`
  }
  return (
    <form action={`${path}/details/save`} className="mt-8 grid gap-6" method="post">
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
            type="tel"
          />
          <PlainField
            defaultValue={values.pickUp}
            fault={faultOf('pickUp')}
            hint={`Hotel or address, where the guide meets you. ${pickUpSentence}`}
            label="Pick-up place"
            maxLength={200}
            name="pickUp"
          />
          <PlainTextArea
            defaultValue={values.wishes}
            fault={faultOf('wishes')}
            hint="Nothing about your health, please: the field below is for that."
            label="Wishes"
            maxLength={2000}
            name="wishes"
          />
          <HealthField
            fault={isWrong('consent') ? NO_CONSENT : faultOf('health')}
            hasAgreed={typed.healthConsent === 'on' || (saved.health !== '' && !isWrong('consent'))}
            words={values.health}
          />
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

/** Return the server's error for a field that was not saved. It names the field. */
function unsavedReason(name: string, typed: Readonly<Record<string, string>>): string | undefined {
  const issues = detailsInput.safeParse(typed).error?.issues ?? []
  const message = issues.find(({ path }) => path[0] === name)?.message
  return message?.replace(/^[\w -]+? (must be|contains)/, 'This $1')
}
