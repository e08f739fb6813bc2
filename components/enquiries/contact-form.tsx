'use client'

import { sendEnquiry } from '@/lib/browser/enquiry-calls'
import { MESSAGE_FIELD_NAMES, MessageFields } from '@/components/enquiries/enquiry-fields'
import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { EmailLink } from '@/components/ui/contact-links'

/** The contact form, on a light background. Rule: contact-texts (docs/rules.md) */
export function ContactForm() {
  const request = useEnquiryForm(MESSAGE_FIELD_NAMES, (message, options) =>
    sendEnquiry('/api/requests/contact', message, options),
  )
  return (
    <EnquiryForm
      failure={(reason) => <Failure reason={reason} />}
      request={request}
      send="Send Message"
      sending="Sending..."
      thanks={<Thanks />}
    >
      <MessageFields />
    </EnquiryForm>
  )
}

function Thanks() {
  return (
    <>
      <p className="font-medium">Message sent successfully!</p>
      <p className="mt-1">We&apos;ll get back to you as soon as possible.</p>
      <p>Check your email for a confirmation message.</p>
    </>
  )
}

function Failure({ reason }: { readonly reason: string | null }) {
  return (
    <>
      <p className="font-medium">Error sending message:</p>
      <p className="mt-1">{failureText(reason)}</p>
      <p className="mt-1">
        What you wrote is still here. Please try again, or e-mail us at{' '}
        <EmailLink className="font-medium underline underline-offset-4" />.
      </p>
    </>
  )
}

function failureText(reason: string | null): string {
  if (reason === null) return 'Failed to send message. Please try again or contact us directly.'
  return reason || 'Failed to send message'
}
