import { clsx } from 'clsx'
import { useId } from 'react'

import { CONTROL } from '@/components/booking/text-field'
import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'

const NAMES: Readonly<Record<CryptoType, string>> = {
  bitcoin: 'Bitcoin (BTC)',
  ethereum: 'Ethereum (ETH)',
  usdc: 'USD Coin (USDC)',
  usdt: 'Tether (USDT)',
  other: 'Other',
}

type CryptoTypeFieldProps = { readonly value: CryptoType; readonly onChange: (type: CryptoType) => void }

export function CryptoTypeField({ value, onChange }: CryptoTypeFieldProps) {
  const id = useId()
  return (
    <div className="text-sm">
      <label className="font-medium" htmlFor={id}>
        Cryptocurrency
      </label>
      <select
        className={clsx(CONTROL, 'h-12')}
        id={id}
        name="cryptoType"
        onChange={(event) => {
          const chosen = CRYPTO_TYPES.find((type) => type === event.target.value)
          if (chosen) onChange(chosen)
        }}
        value={value}
      >
        {CRYPTO_TYPES.map((type) => (
          <option key={type} value={type}>
            {NAMES[type]}
          </option>
        ))}
      </select>
    </div>
  )
}
