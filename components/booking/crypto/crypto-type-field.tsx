import { useId } from 'react'

import { SelectField } from '@/components/ui/select-field'
import { useWords } from '@/components/words/use-words'
import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'
import { CRYPTOCURRENCY_NAMES } from '@/lib/words/money/cryptocurrency-names'

export const DEFAULT_CRYPTO_TYPE: CryptoType = 'bitcoin'

type CryptoTypeFieldProps = { readonly onChange: (type: CryptoType) => void }

export function CryptoTypeField({ onChange }: CryptoTypeFieldProps) {
  const say = useWords('cryptoDialog')
  const id = useId()
  return (
    <div className="text-sm">
      <label className="font-medium" htmlFor={id}>
        {say('cryptocurrency')}
      </label>
      <SelectField
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
            {type === 'other' ? say('other') : CRYPTOCURRENCY_NAMES[type].choice}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
