'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { EnquiryFailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { VisitorFields } from '@/components/enquiries/enquiry-fields'
import { PrefillWish, type PrefillWishProps } from '@/components/enquiries/prefill-wish'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { BusyLabel } from '@/components/ui/spinner'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type Transport } from '@/content/transport/transport'

const FIELDS = ['name', 'email', 'destination', 'additionalInfo'] as const

type TransportFormProps = PrefillWishProps & { readonly serviceType: Transport['serviceType'] }

/** The request form for private transport, on a light background. Rule: transport-texts (docs/rules.md) */
export function TransportForm({ serviceType, tours }: TransportFormProps) {
  const say = useWords('enquiries')
  const locale = useLanguage()
  const request = useEnquiryForm(FIELDS, (enquiry, options) =>
    sendEnquiry('/api/requests/transportation', { ...enquiry, serviceType, locale }, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => <EnquiryFailureText reason={reason} text={say('transportFailed')} />}
      request={request}
      send={say('sendRequest')}
      sending={<BusyLabel>{say('sendingRequest')}</BusyLabel>}
      thanks={<p>{say('transportSent')}</p>}
    >
      <VisitorFields />
      <TextField
        autoComplete="off"
        hint={say('destinationHint')}
        isChecked
        isRequired
        label={say('destination')}
        name="destination"
      />
      <TextAreaField
        hint={say('additionalInfoHint')}
        isChecked
        label={say('additionalInfo')}
        name="additionalInfo"
        rows={4}
      />
      <PrefillWish field="additionalInfo" tours={tours} />
    </EnquiryForm>
  )
}
