import { QuestionList } from '@/components/questions/question-list'
import { PageLink } from '@/components/ui/page-link'
import { type QuestionGroup } from '@/content/questions'

/** Every question, in named groups. A tour's group links to the tour's page. */
export function QuestionGroups({ groups }: { readonly groups: readonly QuestionGroup[] }) {
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
                <PageLink className="underline underline-offset-8" href={route}>
                  See dates and prices<span className="sr-only">{` of ${heading}`}</span>
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
