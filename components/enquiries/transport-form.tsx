'use client'

import { postEnquiry } from '@/lib/browser/enquiry-calls'
import { FailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { VisitorFields } from '@/components/enquiries/enquiry-fields'
import { useEnquiry } from '@/components/enquiries/use-enquiry'
import { BusyLabel } from '@/components/ui/spinner'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { type Transport } from '@/content/transport/transport'

const FIELDS = ['name', 'email', 'destination', 'additionalInfo'] as const

type TransportFormProps = { readonly serviceType: Transport['serviceType'] }

/** The request form for private transport, on a light background. Rule: transport-texts (docs/rules.md) */
export function TransportForm({ serviceType }: TransportFormProps) {
  const request = useEnquiry(FIELDS, (enquiry, options) =>
    postEnquiry('/api/requests/transportation', { ...enquiry, serviceType }, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => (
        <FailureText
          reason={reason}
          text="✗ Failed to send request. Please try again or contact us directly."
        />
      )}
      request={request}
      send="Send Request"
      sending={<BusyLabel>Sending Request...</BusyLabel>}
      thanks={<p>✓ Request sent successfully! We&apos;ll contact you soon.</p>}
    >
      <VisitorFields />
      <TextField
        autoComplete="off"
        isCheckedByBrowser
        isRequired
        label="Pickup and Destination"
        name="destination"
      />
      <TextAreaField isCheckedByBrowser label="Additional Information" name="additionalInfo" rows={4} />
    </EnquiryForm>
  )
}
