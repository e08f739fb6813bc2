'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { EnquiryFailureText, EnquiryForm } from '@/components/enquiries/enquiry-form'
import { MESSAGE_FIELD_NAMES, MessageFields } from '@/components/enquiries/enquiry-fields'
import { PrefillWish, type PrefillWishProps } from '@/components/enquiries/prefill-wish'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { useLanguage, useWords } from '@/components/words/use-words'

/** The request form for a custom tour, on a light background. Rule: custom-tour-texts (docs/rules.md) */
export function CustomTourForm({ tours }: PrefillWishProps) {
  const say = useWords('enquiries')
  const locale = useLanguage()
  const request = useEnquiryForm(MESSAGE_FIELD_NAMES, (enquiry, options) =>
    sendEnquiry('/api/requests/customized-tour', { ...enquiry, locale }, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => <EnquiryFailureText reason={reason} text={say('customTourFailed')} />}
      request={request}
      send={say('sendRequest')}
      sending={say('sending')}
      thanks={<p>{say('customTourSent')}</p>}
    >
      <MessageFields hint={say('customTourHint')} />
      <PrefillWish field="message" tours={tours} />
    </EnquiryForm>
  )
}
