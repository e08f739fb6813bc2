import { TextAreaField, TextField } from '@/components/ui/text-field'
import { type MessageEnquiry } from '@/lib/contract/enquiries'

/** What stands in the fields: text, and nothing is left out. */
type Message = { readonly [name in keyof MessageEnquiry]-?: string }

type Visitor = Pick<Message, 'name' | 'email'>

type VisitorFieldsProps = {
  readonly fields: Visitor
  readonly onChange: (changed: Partial<Visitor>) => void
}

/** Who asks: in every enquiry. */
export function VisitorFields({ fields, onChange }: VisitorFieldsProps) {
  return (
    <>
      <TextField
        autoComplete="name"
        isCheckedByBrowser
        isRequired
        label="Full Name"
        name="name"
        onChange={(name) => onChange({ name })}
        value={fields.name}
      />
      <TextField
        autoComplete="email"
        isCheckedByBrowser
        isRequired
        label="Email Address"
        name="email"
        onChange={(email) => onChange({ email })}
        type="email"
        value={fields.email}
      />
    </>
  )
}

type MessageFieldsProps = {
  readonly fields: Message
  readonly onChange: (changed: Partial<Message>) => void
}

/** Who asks, and what: contact and customized tour. */
export function MessageFields({ fields, onChange }: MessageFieldsProps) {
  return (
    <>
      <VisitorFields fields={fields} onChange={onChange} />
      <TextField
        autoComplete="tel"
        isCheckedByBrowser
        label="Phone Number"
        name="phone"
        onChange={(phone) => onChange({ phone })}
        type="tel"
        value={fields.phone}
      />
      <TextAreaField
        isCheckedByBrowser
        isRequired
        label="Message"
        name="message"
        onChange={(message) => onChange({ message })}
        rows={4}
        value={fields.message}
      />
    </>
  )
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', phone: '', message: '' }
