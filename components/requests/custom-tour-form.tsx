'use client'

import { postRequest } from '@/lib/browser/request-calls'
import { FailureText } from '@/components/requests/failure-text'
import { EMPTY_MESSAGE, MessageFields } from '@/components/requests/request-fields'
import { RequestForm } from '@/components/requests/request-form'
import { useRequest } from '@/components/requests/use-request'

/** Ask for a tour of one's own. Stands on light ground. Rule: custom-tour-texts (docs/rules.md) */
export function CustomTourForm() {
  const { fields, change, ...request } = useRequest(EMPTY_MESSAGE, (enquiry, posting) =>
    postRequest('/api/requests/customized-tour', enquiry, posting),
  )
  return (
    <RequestForm
      failure={(reason) => (
        <FailureText reason={reason} text="Something went wrong. Please try again or contact us directly." />
      )}
      request={request}
      send="Send Request"
      sending="Sending..."
      thanks={<p>Thank you! We&apos;ll get back to you as soon as possible to discuss your custom tour.</p>}
    >
      <MessageFields fields={fields} onChange={change} />
    </RequestForm>
  )
}
