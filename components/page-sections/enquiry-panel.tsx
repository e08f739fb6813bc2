import { type ReactNode } from 'react'

type EnquiryPanelProps = { readonly heading: string; readonly text: string; readonly children: ReactNode }

/** The section around an enquiry form. */
export function EnquiryPanel({ heading, text, children }: EnquiryPanelProps) {
  return (
    <section aria-labelledby="request-heading" className="scroll-mt-24" id="request">
      <h2 className="font-display text-title" id="request-heading">
        {heading}
      </h2>
      <p className="mt-2 max-w-measure text-slate">{text}</p>
      <div className="mt-8">{children}</div>
    </section>
  )
}
