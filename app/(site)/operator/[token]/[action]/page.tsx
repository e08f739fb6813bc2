import { notFound } from 'next/navigation'
import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { textsOf } from '@/app/(site)/operator/[token]/actions/action'
import { findAction } from '@/app/(site)/operator/[token]/actions/find-action'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { ActionPage } from '@/components/operator/action-page'
import { now } from '@/lib/db/clock'
import { subjectOfOperatorsPage } from '@/lib/http/booking-page'
import { notePageStatus } from '@/lib/http/note-page-status'
import { type OpenedForOperator } from '@/lib/use-cases/links/open-operator-link'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'
import { loadOperatorPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = guestMetadata(
  'For the office',
  'What becomes of guests, money and e-mails, before anything happens.',
)

/** What an action comes to; where nothing was done, its form comes back here with `?outdated`. */
export default pageInTime(async function OperatorActionPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]/[action]'>) {
  const { token, action: word } = await params
  const { outdated, ...query } = await searchParams
  const opened = await subjectOfOperatorsPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const found = findAction(word, opened)
  if (!found) {
    if (!notePageStatus({ code: 404 })) notFound()
    return <ClosedLink kind="unknown" />
  }
  const { name, action } = found
  const fields = await action.fieldsOf(now())
  const values = textsOf(query)
  const preview = await action.preview(action.isTypedAtOnce ? {} : query, now())
  const { path, subject, history } = await headOf(token, opened)
  const isSent = fields.some((field) => values[field.name] !== undefined)
  return (
    <PlainPage>
      <ActionPage
        fields={fields}
        isInvalid={preview === null && isSent}
        isOutdated={outdated !== undefined}
        isTypedAtOnce={action.isTypedAtOnce}
        last={history.at(-1) ?? null}
        name={name}
        path={path}
        preview={preview}
        subject={subject}
        values={values}
      />
    </PlainPage>
  )
})

/** What the action is on, and what became of that. */
async function headOf(token: string, opened: OpenedForOperator) {
  if (opened.about === 'booking') {
    const { reference: subject, ...page } = await loadOperatorPage(token, opened, now())
    return { ...page, subject }
  }
  const { departure, about: reader } = opened
  const page = await loadDeparturePage(token, { departure, reader }, now())
  return { ...page, subject: page.dayText }
}
