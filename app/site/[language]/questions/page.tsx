import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData, QuestionsStructuredData } from '@/app/structured-data'
import { PageHero } from '@/components/layout/page-hero'
import { QuestionGroups } from '@/components/questions/question-groups'
import { HeroPicture } from '@/components/ui/hero-picture'
import { questionGroups, questionsPage } from '@/content/questions'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  return pageMetadata(questionsPage, await pageLanguage(props))
}

export default async function Questions(props: LanguageProps) {
  const language = await pageLanguage(props)
  const { name, summary, picture } = questionsPage
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[questionsPage]} language={language} />
      <QuestionsStructuredData groups={questionGroups} language={language} />
      <PageHero
        heading={name}
        language={language}
        picture={<HeroPicture name={picture} />}
        summary={summary}
      />
      <QuestionGroups groups={questionGroups} language={language} />
    </main>
  )
}
