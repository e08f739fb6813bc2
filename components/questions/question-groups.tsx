import { QuestionList } from '@/components/questions/question-list'
import { PageLink } from '@/components/ui/page-link'
import { type QuestionGroup } from '@/content/questions'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type QuestionGroupsProps = { readonly language: Language; readonly groups: readonly QuestionGroup[] }

/** Every question, in named groups. A tour's group links to the tour's page. */
export function QuestionGroups({ language, groups }: QuestionGroupsProps) {
  return (
    <div className="page-width grid gap-y-section py-section">
      {groups.map(({ id, heading, route, questions }) => (
        <section aria-labelledby={`${id}-heading`} className="grid gap-8 lg:grid-cols-12" id={id} key={id}>
          <div className="lg:col-span-4">
            <h2 className="font-display text-title lg:text-4xl" id={`${id}-heading`}>
              {heading}
            </h2>
            {route && (
              <p className="mt-4">
                <PageLink className="underline underline-offset-8" href={addressOf(route, language)}>
                  {words('pages', language).rich('datesAndPrices', {
                    tour: heading,
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </PageLink>
              </p>
            )}
          </div>
          <QuestionList className="lg:col-span-8" questions={questions} />
        </section>
      ))}
    </div>
  )
}
