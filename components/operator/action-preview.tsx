import { type ReactNode } from 'react'

import { actionStyle } from '@/components/ui/action-style'
import { type OperatorPreview } from '@/lib/contract/operator-page'

type ActionPreviewProps = {
  readonly preview: OperatorPreview
  /** The URL that 'Confirm' posts to. */
  readonly action: string
  /** Fields shown next to the button. */
  readonly children: ReactNode
}

/** The preview of an action, with the button to confirm it. */
export function ActionPreview({ preview, action, children }: ActionPreviewProps) {
  if (preview.kind === 'refused')
    return (
      <p className="mt-8 border-l-4 border-ember pl-5 text-lg text-pretty" role="status">
        {preview.text}
      </p>
    )
  return (
    <section className="mt-10 rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">What happens</h2>
      {preview.lines.map((line) => (
        <p className="mt-3 text-pretty wrap-anywhere" key={line}>
          {line}
        </p>
      ))}
      {preview.subjects.map((subject) => (
        <p className="mt-3 text-pretty text-slate" key={subject}>
          {`E-mail to the guest: “${subject}”`}
        </p>
      ))}
      {preview.email && (
        <div className="mt-6 border-l-4 border-ice pl-5 text-sm wrap-anywhere whitespace-pre-line">
          {preview.email}
        </div>
      )}
      <form action={action} className="mt-6 grid gap-5" method="post">
        {Object.entries(preview.fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {children}
        <p>
          <button className={actionStyle('primary')} type="submit">
            Confirm
          </button>
        </p>
      </form>
    </section>
  )
}
