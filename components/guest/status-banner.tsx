import { clsx } from 'clsx'

import { statusText } from '@/components/guest/status-text'
import { type GuestPage } from '@/lib/contract/guest-page'

const TONES = { good: 'border-aurora-deep', open: 'border-ember', ended: 'border-slate' } as const

/** The status of the booking, at the top of the page. */
export function StatusBanner({ page, now }: { readonly page: GuestPage; readonly now: Date }) {
  const { title, text, tone } = statusText(page, now)
  return (
    <div className={clsx('mt-8 border-l-4 pl-5 print:mt-4', TONES[tone])} role="status">
      <p className="font-display text-2xl">{title}</p>
      <p className="mt-1 text-pretty text-slate">{text}</p>
    </div>
  )
}
