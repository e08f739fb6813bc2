import { actionStyle } from '@/components/ui/action-style'
import { CONTROL } from '@/components/ui/text-field'
import { type Party } from '@/lib/booking/party'

/** How many come along; the answer shows what that costs or gives back. */
export function ChangeGuests({ path, party }: { readonly path: string; readonly party: Party }) {
  return (
    <form action={`${path}/guests`} className="mt-8 grid gap-5" method="get">
      <Count least={1} label="Adults" name="adults" value={party.adults} />
      <Count least={0} label="Children" name="children" value={party.children} />
      <p>
        <button className={actionStyle('quiet')} type="submit">
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
    <div>
      <label className="text-sm font-medium" htmlFor={name}>
        {label}
      </label>
      <input
        className={`${CONTROL} h-12 max-w-32`}
        defaultValue={value}
        id={name}
        inputMode="numeric"
        max={99}
        min={least}
        name={name}
        required
        type="number"
      />
    </div>
  )
}
