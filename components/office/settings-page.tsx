import { type ReactNode } from 'react'
import { FactRows } from '@/components/operator/operator-page-parts'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficeSettings } from '@/lib/contract/office-settings'
import { plural } from '@/lib/language/pluralize'

/**
 * What the site believes. Only sessions can be ended here, and single keys turned off; everything else is changed in files
 * or by command.
 */
export function SettingsPage({ settings }: { readonly settings: OfficeSettings }) {
  const { sessions, people, seasons, languages, samples, versions, work, doctor } = settings
  return (
    <div className="max-w-3xl">
      <h1 className="font-display text-4xl tracking-tight">Settings</h1>
      <Section heading="Signed in">
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
      </Section>
      <SingleKeys />
      <Section heading="Who may sign in">
        <FactRows rows={people} />
      </Section>
      <Section heading="On sale">
        <FactRows rows={seasons} />
      </Section>
      <Section heading="Languages">
        <p className="mt-3">{languages}</p>
      </Section>
      <Section heading="Samples">
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
      </Section>
      <Section heading="Versions">
        <FactRows rows={versions} />
      </Section>
      <Section heading="Background work">
        <FactRows rows={work} />
      </Section>
      <Section heading="Doctor">
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
      </Section>
    </div>
  )
}

/** The switch for single keys. The office's script, which has them, shows it. */
export function SingleKeys() {
  return (
    <Section heading="Keyboard" isHidden>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          aria-describedby="single-keys"
          autoComplete="off"
          className="size-5 accent-aurora-deep"
          data-single-keys
          defaultChecked
          type="checkbox"
        />
        Single keys
      </label>
      <p className="text-slate" id="single-keys">
        The key / leads to the search. Turn it off if you speak to your computer, or press the key by mistake.
        This browser remembers it.
      </p>
    </Section>
  )
}

type SectionProps = { readonly heading: string; readonly isHidden?: boolean; readonly children: ReactNode }

function Section({ heading, isHidden, children }: SectionProps) {
  return (
    <section className="mt-10 first-of-type:mt-8" hidden={isHidden}>
      <h2 className="font-display text-2xl">{heading}</h2>
      {children}
    </section>
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
