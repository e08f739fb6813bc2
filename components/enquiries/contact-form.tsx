'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { MESSAGE_FIELD_NAMES, MessageFields } from '@/components/enquiries/enquiry-fields'
import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { EmailLink } from '@/components/ui/contact-links'
import { useLanguage, useWords } from '@/components/words/use-words'

/** The contact form, on a light background. Rule: contact-texts (docs/rules.md) */
export function ContactForm() {
  const say = useWords('enquiries')
  const locale = useLanguage()
  const request = useEnquiryForm(MESSAGE_FIELD_NAMES, (message, options) =>
    sendEnquiry('/api/requests/contact', { ...message, locale }, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => <Failure reason={reason} />}
      request={request}
      send={say('sendMessage')}
      sending={say('sending')}
      thanks={<Thanks />}
    >
      <MessageFields />
    </EnquiryForm>
  )
}

function Thanks() {
  const say = useWords('enquiries')
  return (
    <>
      <p className="font-medium">{say('messageSent')}</p>
      <p className="mt-1">{say('weGetBack')}</p>
      <p>{say('confirmationSent')}</p>
    </>
  )
}

function Failure({ reason }: { readonly reason: string | null }) {
  const say = useWords('enquiries')
  return (
    <>
      <p className="font-medium">{say('messageError')}</p>
      <p className="mt-1">{reason === null ? say('messageUnanswered') : reason || say('messageFailed')}</p>
      <p className="mt-1">
        {say.rich('stillHere', {
          email: () => <EmailLink className="font-medium underline underline-offset-4" />,
        })}
      </p>
    </>
  )
}
