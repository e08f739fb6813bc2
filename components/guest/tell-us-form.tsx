import { TellUsFields, type TellUsValues } from '@/components/guest/tell-us-fields'
import { type Unsaved } from '@/components/guest/unsaved-reasons'
import { TranslatableText } from '@/components/ui/translatable-text'
import { actionClasses } from '@/components/ui/action-style'
import { CheckedForm } from '@/components/ui/checked-form'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type TellUsFormProps = Unsaved & {
  readonly language: Language
  readonly path: string
  /** Marks of the saved values: what the guest leaves as it was shown is not saved again. */
  readonly shown: string
  readonly values: TellUsValues
  readonly isPickedUp: boolean
  /** The booking whose unsaved values are offered; null if there are none. */
  readonly earlier: string | null
}

/** A single form for what we need to know before the tour: a part of 'Change details' as a page of its own. */
export function TellUsForm({ path, shown, earlier, ...fields }: TellUsFormProps) {
  const say = words('guestDetails', fields.language)
  return (
    <CheckedForm
      action={`${path}/details/save`}
      className="mt-8 grid gap-6"
      method="post"
      missing={words('forms', fields.language)('missing')}
    >
      <input name="form" type="hidden" value="tell-us" />
      <input name="shown" type="hidden" value={shown} />
      {earlier !== null && (
        <p className="border-l-4 border-aurora-deep pl-5 text-pretty">
          <TranslatableText>{say('filledIn', { reference: earlier })}</TranslatableText>
        </p>
      )}
      <TellUsFields {...fields} hasHeadings />
      <p>
        <button className={actionClasses('primary')} type="submit">
          {say('save')}
        </button>
      </p>
    </CheckedForm>
  )
}
