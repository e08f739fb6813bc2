import { clsx } from 'clsx'

import { type Question } from '@/content/tours/tour-page'
import { preventLineBreaks } from '@/content/line-breaks'
import { TranslatableText } from '@/components/ui/translatable-text'

type QuestionListProps = { readonly questions: readonly Question[]; readonly className?: string }

/** Questions whose answers open in the browser's own `<details>` element. */
export function QuestionList({ questions, className }: QuestionListProps) {
  return (
    <div className={clsx('border-t border-slate/30', className)}>
      {questions.map(({ question, answer }) => (
        <details className="group border-b border-slate/30" key={question}>
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-medium text-balance max-[16rem]:gap-2 [&::-webkit-details-marker]:hidden">
            <span>{question}</span>
            <svg
              aria-hidden
              className="size-5 shrink-0 text-slate transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeWidth="1.5"
              viewBox="0 0 20 20"
            >
              <path d="M10 3v14M3 10h14" />
            </svg>
          </summary>
          <p className="max-w-measure pb-6 leading-relaxed text-slate">
            <TranslatableText>{preventLineBreaks(answer)}</TranslatableText>
          </p>
        </details>
      ))}
    </div>
  )
}
