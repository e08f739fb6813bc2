import { QuestionList } from '@/components/questions/question-list'
import { type Question } from '@/content/tours/tour-page'

/** A few questions about one tour. */
export function TourQuestions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions-heading" className="page-width py-section">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-4" id="questions-heading">
          Questions guests ask
        </h2>
        <QuestionList className="lg:col-span-8" questions={questions} />
      </div>
    </section>
  )
}
