import { phoneHint } from '@/content/phone-hint'
import { TextAreaField, TextField } from '@/components/ui/text-field'
/** The visitor's contact details, as in every enquiry form. */
export function VisitorFields() {
  return (
    <>
      <TextField autoComplete="name" isCheckedByBrowser isRequired label="Full Name" name="name" />
      <TextField
        autoComplete="email"
        isCheckedByBrowser
        isRequired
        label="Email Address"
        name="email"
        type="email"
      />
    </>
  )
}

export const MESSAGE_FIELD_NAMES = ['name', 'email', 'phone', 'message'] as const

type MessageFieldsProps = {
  /** A hint about what to write in the message. */
  readonly hint?: string
}

/** Contact details and a message: the fields of the contact and custom tour forms. */
export function MessageFields({ hint }: MessageFieldsProps) {
  return (
    <>
      <VisitorFields />
      <TextField
        autoComplete="tel"
        hint={phoneHint}
        isCheckedByBrowser
        label="Phone Number"
        name="phone"
        type="tel"
      />
      <TextAreaField hint={hint} isCheckedByBrowser isRequired label="Message" name="message" rows={4} />
    </>
  )
}
