import { type ReactNode } from 'react'

import { TWILIGHTS } from '@/components/night/twilights'
import { BAR_LOOKS, BROKEN } from '@/components/stay/tour-bar'
import { yourStay } from '@/content/your-stay'

/** Explains the strips to sighted guests; the table says the same in text. */
export function StripKey() {
  const { intro, sky, moon, bars, agreed } = yourStay.strips
  return (
    <div aria-hidden="true" className="mt-8 text-sm text-mist print:hidden wide:mt-0">
      <p>{intro}</p>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Sign text={sky}>
          {['fill-mist', ...TWILIGHTS.map(({ className }) => className)].map((className, index) => (
            <rect className={className} height="10" key={className} width="6" x={index * 6} y="3" />
          ))}
        </Sign>
        <Sign text={moon}>
          <path
            className="stroke-snow forced-colors:stroke-[color:CanvasText]"
            d="M0 8H30"
            strokeWidth="1.5"
          />
        </Sign>
        {(['evening', 'daytime', 'taken'] as const).map((kind) => (
          <Sign key={kind} text={bars[kind]}>
            <path className={BAR_LOOKS[kind]} d="M0 8H30" strokeWidth="3" />
          </Sign>
        ))}
        <Sign text={agreed}>
          <path className={BAR_LOOKS.daytime} d="M0 8H30" strokeDasharray={BROKEN} strokeWidth="3" />
        </Sign>
      </ul>
    </div>
  )
}

function Sign({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg className="h-4 w-7.5 shrink-0" viewBox="0 0 30 16">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}
