'use client'

import { postEnquiry } from '@/lib/browser/enquiry-calls'
import { FailureText } from '@/components/enquiries/failure-text'
import { VisitorFields } from '@/components/enquiries/enquiry-fields'
import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { useEnquiry } from '@/components/enquiries/use-enquiry'
import { Spinner } from '@/components/ui/spinner'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { type Transport } from '@/content/transport/transport'

const EMPTY = { name: '', email: '', destination: '', additionalInfo: '' }

type TransportFormProps = { readonly serviceType: Transport['serviceType'] }

/** Ask to be driven. Stands on light ground. Rule: transport-texts (docs/rules.md) */
export function TransportForm({ serviceType }: TransportFormProps) {
  const { fields, change, ...request } = useEnquiry(EMPTY, (enquiry, options) =>
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
      sending={
        <>
          <Spinner />
          Sending Request...
        </>
      }
      thanks={<p>✓ Request sent successfully! We&apos;ll contact you soon.</p>}
    >
      <VisitorFields fields={fields} onChange={change} />
      <TextField
        autoComplete="off"
        isCheckedByBrowser
        isRequired
        label="Pickup and Destination"
        name="destination"
        onChange={(destination) => change({ destination })}
        value={fields.destination}
      />
      <TextAreaField
        isCheckedByBrowser
        label="Additional Information"
        name="additionalInfo"
        onChange={(additionalInfo) => change({ additionalInfo })}
        rows={4}
        value={fields.additionalInfo}
      />
    </EnquiryForm>
  )
}
