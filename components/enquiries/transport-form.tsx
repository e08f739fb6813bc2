'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { EnquiryFailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { VisitorFields } from '@/components/enquiries/enquiry-fields'
import { PrefillWish, type PrefillWishProps } from '@/components/enquiries/prefill-wish'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { BusyLabel } from '@/components/ui/spinner'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { type Transport } from '@/content/transport/transport'

const FIELDS = ['name', 'email', 'destination', 'additionalInfo'] as const

type TransportFormProps = PrefillWishProps & { readonly serviceType: Transport['serviceType'] }

/** The request form for private transport, on a light background. Rule: transport-texts (docs/rules.md) */
export function TransportForm({ serviceType, tours }: TransportFormProps) {
  const request = useEnquiryForm(FIELDS, (enquiry, options) =>
    sendEnquiry('/api/requests/transportation', { ...enquiry, serviceType }, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => (
        <EnquiryFailureText
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
        hint="From where to where: an airport or station, or the address of your hotel or cabin."
        isCheckedByBrowser
        isRequired
        label="Pickup and Destination"
        name="destination"
      />
      <TextAreaField
        hint="Day and time, or the number of your flight; how many you are; child seats, with the ages."
        isCheckedByBrowser
        label="Additional Information"
        name="additionalInfo"
        rows={4}
      />
      <PrefillWish field="additionalInfo" tours={tours} />
    </EnquiryForm>
  )
}
