import { FactRows } from '@/components/operator/operator-page-parts'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficeSettings } from '@/lib/contract/office-settings'
import { plural } from '@/lib/language/pluralize'

/** What the site believes. Only sessions can be ended here; everything else is changed in files or by command. */
export function SettingsPage({ settings }: { readonly settings: OfficeSettings }) {
  const { sessions, people, seasons, languages, samples, versions, work, doctor } = settings
  return (
    <div className="max-w-3xl">
      <h1 className="font-display text-4xl tracking-tight">Settings</h1>
      <section className="mt-8">
        <h2 className="font-display text-2xl">Signed in</h2>
        <ul className="mt-3">
          {sessions.map(({ id, title, text, isThis }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ice py-2"
              key={id}
            >
              <p className="min-w-0 grow basis-60">
                <TranslatableText>{isThis ? `${title} (this browser)` : title}</TranslatableText>
                <span className="block text-slate">{text}</span>
              </p>
              {!isThis && (
                <form action={`/office/settings/sessions/${id}/end`} method="post">
                  <button
                    aria-label={`End ${title}`}
                    className="min-h-11 cursor-pointer px-2 underline underline-offset-4"
                    type="submit"
                  >
                    End
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Who may sign in</h2>
        <FactRows rows={people} />
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">On sale</h2>
        <FactRows rows={seasons} />
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Languages</h2>
        <p className="mt-3">{languages}</p>
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Samples</h2>
        {samples.length === 0 ? (
          <p className="mt-3">None: everything has been signed off.</p>
        ) : (
          <details className="mt-3">
            <summary className="flex min-h-11 cursor-pointer items-center">
              {`${plural(samples.length, 'text is a sample', 'texts are samples')}, or nobody has signed it off`}
            </summary>
            <ul className="grid gap-1 text-sm">
              {samples.map((sample) => (
                <li className="wrap-anywhere" key={sample}>
                  {sample}
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Versions</h2>
        <FactRows rows={versions} />
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Background work</h2>
        <FactRows rows={work} />
      </section>
      <section className="mt-10">
        <h2 className="font-display text-2xl">Doctor</h2>
        <p className="mt-3">{doctor.text}</p>
        <DoctorLines lines={doctor.open} />
        {doctor.others.length > 0 && (
          <details className="mt-3">
            <summary className="flex min-h-11 cursor-pointer items-center">
              What is good or was skipped
            </summary>
            <DoctorLines lines={doctor.others} />
          </details>
        )}
      </section>
    </div>
  )
}

/** What the doctor saw, each check with its grade and what to do. */
function DoctorLines({ lines }: { readonly lines: OfficeSettings['doctor']['open'] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {lines.map(({ name, grade, seen, fix }) => (
        <li className="wrap-anywhere" key={name}>
          <span className="text-sm text-slate">{`${grade}, `}</span>
          <code className="text-sm" translate="no">
            {name}
          </code>
          <span className="block">
            <TranslatableText>{seen}</TranslatableText>
          </span>
          {fix !== null && (
            <span className="block">
              <TranslatableText>{`→ ${fix}`}</TranslatableText>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
