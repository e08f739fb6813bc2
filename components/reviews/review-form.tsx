import { PlainField, PlainTextArea } from '@/components/guest/plain-field'
import { StarsField } from '@/components/reviews/stars-field'
import { actionClasses } from '@/components/ui/action-style'
import { CheckedForm } from '@/components/ui/checked-form'
import { LabelledField } from '@/components/ui/labelled-field'
import { SelectField } from '@/components/ui/select-field'
import { type Day } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH, MISSING_FIELDS_ERROR } from '@/lib/contract/fields'
import { REVIEW_LANGUAGES, reviewInput } from '@/lib/contract/review'
import { formatDay, formatMonth } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
import { fieldErrorText } from '@/lib/words/field-error-text'
import { words } from '@/lib/words/words'

type ReviewFormProps = {
  readonly language: Language
  readonly path: `/review/${string}`
  readonly day: Day
  /** The last day on which the link works. */
  readonly lastDay: Day
  /** The guest's name, whose first word is proposed. */
  readonly guestName: string
  /** What was typed and could not be sent, if anything. */
  readonly typed: Readonly<Record<string, string>>
}

/** The form for a review. Works without JavaScript. */
export function ReviewForm({ language, path, day, lastDay, guestName, typed }: ReviewFormProps) {
  const say = words('review', language)
  const faultOf = (name: string) => faultText(name, typed, language)
  const { firstName = guestName.split(' ')[0], language: written = language } = typed
  return (
    <CheckedForm
      action={`${path}/send`}
      className="mt-8 grid gap-6"
      method="post"
      missing={words('forms', language)('missing')}
    >
      <StarsField
        chosen={typed.stars}
        fault={faultOf('stars')}
        label={say('stars')}
        starCounts={STARS.map((count) => say('starCount', { count }))}
        wrong={words('fields', language)('noStars')}
      />
      <PlainTextArea
        data-wrong={words('fields', language)('reviewTooShort', { limit: MIN_REVIEW_LENGTH })}
        defaultValue={typed.words}
        fault={faultOf('words')}
        hint={say('wordsHint', { least: MIN_REVIEW_LENGTH })}
        label={say('words')}
        maxLength={MAX_REVIEW_LENGTH}
        minLength={MIN_REVIEW_LENGTH}
        name="words"
        required
        rows={7}
      />
      <PlainField
        autoComplete="given-name"
        defaultValue={firstName}
        fault={faultOf('firstName')}
        label={say('firstName')}
        maxLength={50}
        name="firstName"
        required
      />
      <PlainField
        autoComplete="country-name"
        defaultValue={typed.country}
        fault={faultOf('country')}
        label={say('country')}
        maxLength={60}
        name="country"
        required
      />
      <LabelledField id="language" label={say('language')}>
        <SelectField defaultValue={written} id="language" name="language">
          {REVIEW_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {code === 'other' ? say('anotherLanguage') : languageName(code, language)}
            </option>
          ))}
        </SelectField>
      </LabelledField>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          className="mt-1 size-5 shrink-0 accent-aurora-deep"
          defaultChecked={typed.photo === 'on'}
          name="photo"
          type="checkbox"
          value="on"
        />
        <span className="text-pretty">{say('photograph')}</span>
      </label>
      <p className="text-sm text-pretty text-slate">
        {say('whatIsShown', {
          line: words('reviews', language)('came', { month: formatMonth(toMonth(day), language) }),
          day: formatDay(lastDay, language),
        })}
      </p>
      <p>
        <button className={actionClasses('primary')} type="submit">
          {say('send')}
        </button>
      </p>
    </CheckedForm>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

/** Why a field could not be sent; undefined in a new form, and for a field that is as it should be. */
function faultText(name: string, typed: ReviewFormProps['typed'], language: Language): string | undefined {
  if (Object.keys(typed).length === 0) return undefined
  const issues = reviewInput.safeParse(typed).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === name)
  if (issue?.message === MISSING_FIELDS_ERROR) return words('forms', language)('missing')
  return issue && fieldErrorText(issue, language)
}
