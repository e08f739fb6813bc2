'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { EnquiryFailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { MESSAGE_FIELD_NAMES, MessageFields } from '@/components/enquiries/enquiry-fields'
import { PrefillWish, type PrefillWishProps } from '@/components/enquiries/prefill-wish'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'

/** The request form for a custom tour, on a light background. Rule: custom-tour-texts (docs/rules.md) */
export function CustomTourForm({ tours }: PrefillWishProps) {
  const request = useEnquiryForm(MESSAGE_FIELD_NAMES, (enquiry, options) =>
    sendEnquiry('/api/requests/customized-tour', enquiry, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => (
        <EnquiryFailureText
          reason={reason}
          text="Something went wrong. Please try again or contact us directly."
        />
      )}
      request={request}
      send="Send Request"
      sending="Sending..."
      thanks={<p>Thank you! We&apos;ll get back to you as soon as possible to discuss your custom tour.</p>}
    >
      <MessageFields hint="Which days and hours, how many adults and children and their ages, and what you hope for." />
      <PrefillWish field="message" tours={tours} />
    </EnquiryForm>
  )
}
