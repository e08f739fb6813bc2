import { TextAreaField, TextField } from '@/components/ui/text-field'
import { useWords } from '@/components/words/use-words'

/** The visitor's contact details, as in every enquiry form. */
export function VisitorFields() {
  const say = useWords('enquiries')
  const sayForm = useWords('forms')
  return (
    <>
      <TextField autoComplete="name" isChecked isRequired label={sayForm('fullName')} name="name" />
      <TextField
        autoComplete="email"
        isChecked
        isRequired
        label={say('emailAddress')}
        name="email"
        type="email"
        wrong={sayForm('emailShape')}
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
  const say = useWords('enquiries')
  return (
    <>
      <VisitorFields />
      <TextField
        autoComplete="tel"
        hint={useWords('forms')('phoneHint')}
        isChecked
        label={say('phoneNumber')}
        name="phone"
        type="tel"
      />
      <TextAreaField hint={hint} isChecked isRequired label={say('message')} name="message" rows={4} />
    </>
  )
}
