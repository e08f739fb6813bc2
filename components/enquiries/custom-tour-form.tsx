'use client'

import { postEnquiry } from '@/lib/browser/enquiry-calls'
import { FailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { MESSAGE_FIELDS, MessageFields } from '@/components/enquiries/enquiry-fields'
import { useEnquiry } from '@/components/enquiries/use-enquiry'

/** The request form for a custom tour, on a light background. Rule: custom-tour-texts (docs/rules.md) */
export function CustomTourForm() {
  const request = useEnquiry(MESSAGE_FIELDS, (enquiry, options) =>
    postEnquiry('/api/requests/customized-tour', enquiry, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => (
        <FailureText reason={reason} text="Something went wrong. Please try again or contact us directly." />
      )}
      request={request}
      send="Send Request"
      sending="Sending..."
      thanks={<p>Thank you! We&apos;ll get back to you as soon as possible to discuss your custom tour.</p>}
    >
      <MessageFields />
    </EnquiryForm>
  )
}
