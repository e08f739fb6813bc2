import { type ComponentProps } from 'react'

import { PlainField } from '@/components/guest/plain-field'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { actionClasses } from '@/components/ui/action-style'
import { type StayWords } from '@/components/stay/stay-words'
import { DEFAULT_STAY_PARTY, type StayFields } from '@/lib/contract/find-stay-error'

type StayFormProps = Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit' | 'ref'> & {
  readonly words: Pick<StayWords, 'say' | 'address'>
  readonly fields?: Partial<StayFields>
  /** Error messages of the form, by field. Rule: form-errors (docs/rules.md) */
  readonly faults?: Partial<StayFields>
  /** Why there is no result although the fields are valid. */
  readonly failure?: string | null
  readonly isAsking?: boolean
}

/** The form for dates and party. Without scripts, the server renders the result at its own URL. */
export function StayForm({
  words: { say, address },
  fields = {},
  faults = {},
  failure = null,
  isAsking = false,
  ...form
}: StayFormProps) {
  const { from, to, adults, children } = { ...DEFAULT_STAY_PARTY, ...fields }
  return (
    <form action={address('/your-stay/answer')} className="mt-10 print:hidden wide:mt-0" noValidate {...form}>
      <PreserveEarlyInput />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-[16rem]:*:col-span-full sm:max-lg:grid-cols-4">
        <div className="max-sm:col-span-2">
          <PlainField
            defaultValue={from}
            fault={faults.from}
            label={say('arrival')}
            name="from"
            required
            type="date"
          />
        </div>
        <div className="max-sm:col-span-2">
          <PlainField
            defaultValue={to}
            fault={faults.to}
            label={say('departure')}
            name="to"
            required
            type="date"
          />
        </div>
        <PlainField
          defaultValue={adults}
          fault={faults.adults}
          label={say('adults')}
          max={99}
          min={1}
          name="adults"
          required
          type="number"
        />
        <PlainField
          defaultValue={children}
          fault={faults.children}
          label={say('children')}
          max={99}
          min={0}
          name="children"
          required
          type="number"
        />
        <button className={`${actionClasses('primary')} col-span-full sm:justify-self-start`} type="submit">
          {say(isAsking ? 'loading' : 'show')}
        </button>
      </div>
      <p className="text-alarm-pale not-empty:mt-5" role="alert">
        {failure}
      </p>
    </form>
  )
}
