import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorActionButtons } from '@/components/operator/action-groups'
import { FactRows, OperatorResultNote } from '@/components/operator/operator-page-parts'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficeEmail } from '@/lib/contract/office-email'
import { toLocale } from '@/lib/language/language'

type EmailPageProps = {
  readonly page: OfficeEmail
  readonly done: string | null
}

const LINK = 'inline-block py-2.5 wrap-anywhere underline underline-offset-4'
const LIST = '/office/emails'

/** An e-mail: its state, what it says, and how to send it again. */
export function EmailPage({ page, done }: EmailPageProps) {
  const { path, title, rows, about, action, content, note } = page
  return (
    <NarrowColumn>
      <p>
        <a className={LINK} href={LIST}>
          Back to the e-mails
        </a>
      </p>
      <h1 className="mt-4 font-display text-4xl tracking-tight">
        <TranslatableText>{title}</TranslatableText>
      </h1>
      <OperatorResultNote done={done} />
      <FactRows rows={rows} />
      {about && (
        <p className="mt-4">
          <a className={LINK} href={about.path}>
            <TranslatableText>{about.name}</TranslatableText>
          </a>
        </p>
      )}
      {action && (
        <nav aria-label="Actions for this e-mail" className="mt-4">
          <OperatorActionButtons actions={[action.name]} path={action.path} />
        </nav>
      )}
      <section className="mt-10 border-t border-ice pt-6">
        <h2 className="font-display text-xl">What it says</h2>
        <p className="mt-3 text-pretty text-slate">{note}</p>
        {content && (
          <>
            <p className="mt-2">
              <a className={LINK} href={`${path}/html`}>
                With its layout
              </a>
            </p>
            <p
              className="mt-4 rounded-lg border border-ice p-5 text-sm wrap-anywhere whitespace-pre-wrap"
              dir="auto"
              lang={toLocale(content.language)}
            >
              {content.text}
            </p>
          </>
        )}
      </section>
    </NarrowColumn>
  )
}
