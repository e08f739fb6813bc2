import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData, QuestionsStructuredData } from '@/app/structured-data'
import { PageHero } from '@/components/layout/page-hero'
import { QuestionGroups } from '@/components/questions/question-groups'
import { HeroPicture } from '@/components/ui/hero-picture'
import { questionsPage } from '@/content/questions'

export const metadata = pageMetadata(questionsPage('en'))

export default function Questions() {
  const { name, summary, picture, groups } = questionsPage('en')
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[questionsPage('en')]} />
      <QuestionsStructuredData groups={groups} />
      <PageHero heading={name} picture={<HeroPicture name={picture} />} summary={summary} />
      <QuestionGroups groups={groups} />
    </main>
  )
}
