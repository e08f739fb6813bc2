import { type ComponentProps } from 'react'

import { PlainField } from '@/components/guest/plain-field'
import { actionStyle } from '@/components/ui/action-style'

type StayFields = Readonly<Record<'from' | 'to' | 'adults' | 'children', string>>

type StayFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  readonly fields?: Partial<StayFields>
  readonly fault?: string | null
  readonly isAsking?: boolean
}

/** When and how many. Without scripts the server answers it, at an address of its own. */
export function StayForm({ fields = {}, fault = null, isAsking = false, ...form }: StayFormProps) {
  const { from, to, adults = '2', children = '0' } = fields
  return (
    <form action="/your-stay/answer" className="print:hidden" {...form}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-[2fr_2fr_1fr_1fr_auto] lg:items-end">
        <div className="max-sm:col-span-2">
          <PlainField defaultValue={from} label="Arrival" name="from" required type="date" />
        </div>
        <div className="max-sm:col-span-2">
          <PlainField defaultValue={to} label="Departure" name="to" required type="date" />
        </div>
        <PlainField
          defaultValue={adults}
          label="Adults"
          max={99}
          min={1}
          name="adults"
          required
          type="number"
        />
        <PlainField
          defaultValue={children}
          label="Children"
          max={99}
          min={0}
          name="children"
          required
          type="number"
        />
        <button
          className={`${actionStyle('primary')} max-lg:col-span-full sm:justify-self-start`}
          type="submit"
        >
          {isAsking ? 'One moment…' : 'Show my days'}
        </button>
      </div>
      <p className="text-alarm-pale not-empty:mt-5" role="alert">
        {fault}
      </p>
    </form>
  )
}
