import { type ReactNode } from 'react'

type ErrorBoxProps = { readonly message: string | null; readonly children?: ReactNode }

/** An error in red, read out when it appears. */
export function ErrorBox({ message, children }: ErrorBoxProps) {
  if (!message) return null
  return (
    <div
      className="my-6 rounded-md border border-alarm bg-alarm/5 px-4 py-3 text-pretty text-alarm first:mt-0"
      role="alert"
    >
      <p className="font-medium wrap-break-word">{message}</p>
      {children}
    </div>
  )
}
