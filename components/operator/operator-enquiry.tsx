import { OperatorButtons } from '@/components/operator/operator-buttons'
import { OperatorDone } from '@/components/operator/operator-done'
import { RecordRows } from '@/components/operator/record-rows'
import { telUrl } from '@/components/operator/tel-url'
import { actionStyle } from '@/components/ui/action-style'
import { type EnquiryPage } from '@/lib/contract/enquiry-page'

type OperatorEnquiryProps = {
  readonly page: EnquiryPage
  /** What a form has just done. */
  readonly done: string
}

/** What a visitor asked, on a phone: their words, how to reach them, who has answered, and a booking of it. */
export function OperatorEnquiry({ page, done }: OperatorEnquiryProps) {
  const { path, title, rows, words, phone, mailto, acts, actions } = page
  return (
    <div className="mx-auto max-w-xl font-text text-base text-ink">
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{title}</h1>
      <OperatorDone done={done} />
      {acts.length > 0 && (
        <section className="mt-8 rounded-lg border border-ice p-6">
          <h2 className="font-display text-xl">What was done</h2>
          {acts.map((line) => (
            <p className="mt-2 wrap-anywhere" key={line}>
              {line}
            </p>
          ))}
        </section>
      )}
      <RecordRows rows={rows} />
      {words !== null && (
        <p className="mt-6 border-t border-ice pt-6 wrap-anywhere whitespace-pre-line" dir="auto">
          {words}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {phone && (
          <a className={actionStyle('primary')} href={telUrl(phone)}>
            Call the visitor
          </a>
        )}
        <a className={actionStyle(phone ? 'quiet' : 'primary')} href={mailto}>
          Write to the visitor
        </a>
      </div>
      {actions.length > 0 && (
        <nav aria-label="Act on this enquiry" className="mt-8 border-t border-ice pt-2">
          <OperatorButtons actions={actions} path={path} />
        </nav>
      )}
    </div>
  )
}
