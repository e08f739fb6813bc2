import { type ReactNode } from 'react'

import { NarrowColumn } from '@/components/layout/narrow-column'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ChangePageProps = {
  readonly language: Language
  readonly heading: string
  readonly path: string
  readonly about: string
  /** Whether something has changed since the preview, so the change was not made. */
  readonly isOutdated: boolean
  readonly children: ReactNode
}

/** A page for changing a booking, with a link back to the booking. */
export function ChangePage({ language, heading, path, about, isOutdated, children }: ChangePageProps) {
  const say = words('guestChange', language)
  return (
    <NarrowColumn>
      <p className="print:hidden">
        <a className="underline underline-offset-4" href={path}>
          {say('back')}
        </a>
      </p>
      <h1 className="mt-6 font-display text-4xl tracking-tight text-balance sm:text-5xl">{heading}</h1>
      <p className="mt-3 text-lg text-pretty text-slate">{about}</p>
      {isOutdated && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          {say('outdated')}
        </p>
      )}
      {children}
    </NarrowColumn>
  )
}
