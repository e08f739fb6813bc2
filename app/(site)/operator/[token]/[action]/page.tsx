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
import { loadOperatorPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = guestMetadata(
  'Act on a booking',
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
  if (!found || opened.about !== 'booking') {
    if (!notePageStatus({ code: 404 })) notFound()
    return <ClosedLink kind="unknown" />
  }
  const { name, action } = found
  const fields = await action.fieldsOf(now())
  const values = textsOf(query)
  const preview = await action.preview(action.isTypedAtOnce ? {} : query, now())
  const { path, reference, history } = await loadOperatorPage(token, opened, now())
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
        reference={reference}
        values={values}
      />
    </PlainPage>
  )
})
