import { clsx } from 'clsx'
import { type ReactNode } from 'react'
import { actionClasses } from '@/components/ui/action-style'
import { type OperatorPreview } from '@/lib/contract/operator-page'
import { type Language, toLocale } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'

type ActionPreviewProps = {
  readonly preview: Extract<OperatorPreview, { readonly kind: 'ready' }>
  /** The URL that 'Confirm' posts to. */
  readonly action: string
  /** Whether one of the fields is a file. */
  readonly hasFile: boolean
  /** Fields shown next to the button. */
  readonly children: ReactNode
}

/** Names the language of what a guest is sent, unless it is ours. */
function inLanguage(language: Language): string {
  return language === 'en' ? '' : `, in ${languageName(language, 'en')}`
}

/** The preview of an action, with the button to confirm it. */
export function ActionPreview({ preview, action, hasFile, children }: ActionPreviewProps) {
  return (
    <section
      className={clsx(
        'mt-10 rounded-lg border border-ice p-6',
        preview.email &&
          'max-w-xl lg:grid lg:max-w-none lg:grid-cols-[minmax(0,36rem)_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16',
      )}
    >
      <div>
        <h2 className="font-display text-xl">What happens</h2>
        {preview.lines.map((line) => (
          <p className="mt-3 text-pretty wrap-anywhere" key={line}>
            {line}
          </p>
        ))}
        {preview.subjects.map(({ text, language }) => (
          <p className="mt-3 text-pretty text-slate" key={language + text}>
            <span>{`E-mail to the guest${inLanguage(language)}: `}</span>
            <span lang={toLocale(language)}>{`“${text}”`}</span>
          </p>
        ))}
      </div>
      {preview.email && (
        <div className="mt-6 border-l-4 border-ice pl-5 text-sm wrap-anywhere whitespace-pre-line lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          {preview.email.language !== 'en' && (
            <p className="mb-3 text-slate">{`What the guest reads${inLanguage(preview.email.language)}`}</p>
          )}
          <div lang={toLocale(preview.email.language)}>{preview.email.text}</div>
        </div>
      )}
      <form
        action={action}
        className="mt-6 grid gap-5"
        encType={hasFile ? 'multipart/form-data' : undefined}
        method="post"
      >
        {Object.entries(preview.fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {children}
        <p>
          <button className={actionClasses('primary')} type="submit">
            Confirm
          </button>
        </p>
      </form>
    </section>
  )
}
