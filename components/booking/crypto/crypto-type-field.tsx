import { clsx } from 'clsx'
import { useId } from 'react'

import { CONTROL_CLASSES } from '@/components/ui/labelled-field'
import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'
import { CRYPTOCURRENCY_NAMES } from '@/lib/words/money/cryptocurrency'

export const DEFAULT_CRYPTO_TYPE: CryptoType = 'bitcoin'

type CryptoTypeFieldProps = { readonly onChange: (type: CryptoType) => void }

export function CryptoTypeField({ onChange }: CryptoTypeFieldProps) {
  const id = useId()
  return (
    <div className="text-sm">
      <label className="font-medium" htmlFor={id}>
        Cryptocurrency
      </label>
      <div className="relative">
        <select
          className={clsx(CONTROL_CLASSES, 'h-12 appearance-none pr-12')}
          defaultValue={DEFAULT_CRYPTO_TYPE}
          id={id}
          name="cryptoType"
          onChange={(event) => {
            const chosen = CRYPTO_TYPES.find((type) => type === event.target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {CRYPTO_TYPES.map((type) => (
            <option key={type} value={type}>
              {CRYPTOCURRENCY_NAMES[type].choice}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute top-4 right-4 size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          viewBox="0 0 16 16"
        >
          <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    </div>
  )
}
