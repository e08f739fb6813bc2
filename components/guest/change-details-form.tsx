import { PlainField } from '@/components/guest/plain-field'
import { TellUsFields, type TellUsValues } from '@/components/guest/tell-us-fields'
import { type Unsaved, unsavedReason } from '@/components/guest/unsaved-reasons'
import { actionClasses } from '@/components/ui/action-style'
import { CheckedForm } from '@/components/ui/checked-form'
import { ariaDescriptionProps, LabelledField } from '@/components/ui/labelled-field'
import { SelectField } from '@/components/ui/select-field'
import { LANGUAGE_NAMES, type Language, LANGUAGES } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type Values = TellUsValues & Readonly<Record<'name' | 'email' | 'phone', string>>

type ChangeDetailsProps = Unsaved & {
  readonly language: Language
  readonly path: string
  /** Marks of the saved values: what the guest leaves as it was shown is not saved again. */
  readonly shown: string
  /** The saved values of the fields. */
  readonly values: Values
  readonly isPickedUp: boolean
  /** The languages that the site has. */
  readonly languages?: readonly Language[]
  /**
   * Whether only the e-mail address can be changed, because the tour has started and the guest still has a choice to
   * make.
   */
  readonly isAddressAlone?: boolean
}

/** The form for name, contact details, language and pick-up place. Changing these is free, so it needs no preview. */
export function ChangeDetailsForm({
  language,
  path,
  shown,
  values: saved,
  invalid,
  typed = {},
  isPickedUp,
  languages = [],
  isAddressAlone = false,
}: ChangeDetailsProps) {
  const say = words('guestDetails', language)
  const sayChange = words('guestChange', language)
  const sayForm = words('forms', language)
  const values: Values = { ...saved, ...typed }
  const faultOf = (name: string) => unsavedReason(name, { invalid, typed }, language)
  return (
    <CheckedForm
      action={`${path}/details/save`}
      className="mt-8 grid gap-6"
      method="post"
      missing={sayForm('missing')}
    >
      <input name="shown" type="hidden" value={shown} />
      {!isAddressAlone && (
        <PlainField
          autoComplete="name"
          defaultValue={values.name}
          fault={faultOf('name')}
          label={say('name')}
          maxLength={200}
          name="name"
          required
        />
      )}
      <PlainField
        autoComplete="email"
        data-wrong={sayForm('emailShape')}
        defaultValue={values.email}
        fault={faultOf('email')}
        hint={say('emailHint')}
        label={say('email')}
        maxLength={254}
        name="email"
        required
        type="email"
      />
      {!isAddressAlone && (
        <>
          <PlainField
            autoComplete="tel"
            defaultValue={values.phone}
            fault={faultOf('phone')}
            hint={sayForm('phoneHint')}
            label={say('phone')}
            maxLength={50}
            name="phone"
            optional={sayForm('optional')}
            type="tel"
          />
          <LanguageField language={language} languages={languages} />
          <TellUsFields
            invalid={invalid}
            isPickedUp={isPickedUp}
            language={language}
            typed={typed}
            values={saved}
          />
        </>
      )}
      <section className="rounded-lg border border-ice p-6">
        <h2 className="font-display text-xl">{sayChange('whatThisCosts')}</h2>
        <p className="mt-2 font-display text-3xl tabular-nums">{formatEuros(0, language)}</p>
        <button className={`${actionClasses('primary')} mt-6`} type="submit">
          {sayChange('confirm')}
        </button>
      </section>
    </CheckedForm>
  )
}

/** The language of the page and of later e-mails: one of those that the site has. Null if it has only one. */
function LanguageField({
  language,
  languages,
}: Required<Pick<ChangeDetailsProps, 'language' | 'languages'>>) {
  const say = words('guestDetails', language)
  const offered = LANGUAGES.filter((one) => one === language || languages.includes(one))
  if (offered.length < 2) return null
  return (
    <LabelledField hint={say('languageHint')} id="language" label={say('language')}>
      <SelectField
        {...ariaDescriptionProps({ id: 'language', hint: say('languageHint') })}
        defaultValue={language}
        id="language"
        name="language"
      >
        {offered.map((one) => (
          <option key={one} lang={one} value={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </LabelledField>
  )
}
