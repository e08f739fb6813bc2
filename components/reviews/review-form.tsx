import { PlainField, PlainTextArea } from '@/components/guest/plain-field'
import { StarsField } from '@/components/reviews/stars-field'
import { actionClasses } from '@/components/ui/action-style'
import { LabelledField } from '@/components/ui/labelled-field'
import { SelectField } from '@/components/ui/select-field'
import { type Day } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH, MISSING_FIELDS_ERROR } from '@/lib/contract/fields'
import { EMPTY_FIELD_ERROR } from '@/lib/contract/operator-inputs'
import { REVIEW_LANGUAGES, reviewInput } from '@/lib/contract/review'
import { formatDay, formatMonth } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

type ReviewFormProps = {
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
export function ReviewForm({ path, day, lastDay, guestName, typed }: ReviewFormProps) {
  const faults = faultsIn(typed)
  const { firstName = guestName.split(' ')[0], language = 'en' } = typed
  return (
    <form action={`${path}/send`} className="mt-8 grid gap-6" method="post">
      <StarsField chosen={typed.stars} fault={faults.stars} />
      <PlainTextArea
        defaultValue={typed.words}
        fault={faults.words}
        hint={`What you would tell a friend: what was good, and what was not. At least ${MIN_REVIEW_LENGTH} characters.`}
        label="Your words"
        maxLength={MAX_REVIEW_LENGTH}
        minLength={MIN_REVIEW_LENGTH}
        name="words"
        required
        rows={7}
      />
      <PlainField
        autoComplete="given-name"
        defaultValue={firstName}
        fault={faults.firstName}
        label="First name"
        maxLength={50}
        name="firstName"
        required
      />
      <PlainField
        autoComplete="country-name"
        defaultValue={typed.country}
        fault={faults.country}
        label="Country"
        maxLength={60}
        name="country"
        required
      />
      <LabelledField id="language" label="Language">
        <SelectField defaultValue={language} id="language" name="language">
          {Object.entries(REVIEW_LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
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
        <span className="text-pretty">
          If your guide took a photograph of me on this tour, you may show it with my review. (Optional)
        </span>
      </label>
      <p className="text-sm text-pretty text-slate">
        {`Everyone can read your stars, your words, your first name and your country, with the line ‘${words('reviews', 'en')('came', { month: formatMonth(toMonth(day)) })}’. You withdraw it by this same link until ${formatDay(lastDay)}, and by writing to us after that.`}
      </p>
      <p>
        <button className={actionClasses('primary')} type="submit">
          Send review
        </button>
      </p>
    </form>
  )
}

/** The reason for each field that could not be sent; empty for a new form. */
function faultsIn(typed: ReviewFormProps['typed']): Readonly<Partial<Record<string, string>>> {
  if (Object.keys(typed).length === 0) return {}
  const issues = reviewInput.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(
    issues
      .map(({ path: [name], message }) => [
        String(name),
        message === MISSING_FIELDS_ERROR ? EMPTY_FIELD_ERROR : message,
      ])
      .reverse(),
  )
}
