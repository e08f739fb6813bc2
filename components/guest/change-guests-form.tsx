import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { type Party } from '@/lib/booking/party'

/** The form for the number of guests. The preview shows what the change costs or refunds. */
export function ChangeGuestsForm({ path, party }: { readonly path: string; readonly party: Party }) {
  return (
    <form action={`${path}/guests#what-changes`} className="mt-8 grid gap-5" method="get">
      <Count label="Adults" least={1} name="adults" value={party.adults} />
      <Count label="Children" least={0} name="children" value={party.children} />
      <p>
        <button className={actionClasses('quiet')} type="submit">
          See what changes
        </button>
      </p>
    </form>
  )
}

type CountProps = {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly least: number
}

function Count({ label, name, value, least }: CountProps) {
  return (
    <PlainField
      className="max-w-32 tabular-nums"
      defaultValue={value}
      inputMode="numeric"
      label={label}
      max={99}
      min={least}
      name={name}
      required
      type="number"
    />
  )
}
