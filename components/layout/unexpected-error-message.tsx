import { actionClasses } from '@/components/ui/action-style'
import { type ReactNode } from 'react'
import { company } from '@/content/company'

type UnexpectedErrorMessageProps = {
  readonly heading: string
  /** With `CompanyEmail` in it. */
  readonly text: ReactNode
  readonly tryAgain: string
  readonly onRetry: () => void
}

/**
 * The message for an error on our side, with a retry button and a link. It is part of every page's script, so it uses
 * plain elements and refers to its picture by file: importing the list of pictures would load all of it.
 */
export function UnexpectedErrorMessage({ heading, text, tryAgain, onRetry }: UnexpectedErrorMessageProps) {
  'use no memo'
  return (
    <main className="relative flex min-h-[88svh] flex-col justify-end bg-night on-dark" id="content">
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        alt=""
        className="absolute inset-0 size-full object-focus"
        src="/images/lone-sledge-polar-noon-lake.webp"
      />
      <div className="absolute inset-0 scrim-rise" />
      <div className="relative page-width pt-36 pb-16">
        <h1 className="max-w-[16ch] font-display text-hero">{heading}</h1>
        <p className="my-5 max-w-[46ch] text-lg">{text}</p>
        <button className={actionClasses('primary')} onClick={onRetry} type="button">
          {tryAgain}
        </button>
      </div>
    </main>
  )
}

/** Our e-mail address, to write to. */
export function CompanyEmail() {
  return (
    <a className="underline underline-offset-4" href={`mailto:${company.email}`} translate="no">
      {company.email}
    </a>
  )
}
