import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData, QuestionsStructuredData } from '@/app/structured-data'
import { PageHero } from '@/components/layout/page-hero'
import { QuestionGroups } from '@/components/questions/question-groups'
import { HeroPicture } from '@/components/ui/hero-picture'
import { questionsPage } from '@/content/questions'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(questionsPage(language), language)
}

export default async function Questions(props: LanguageProps) {
  const language = await pageLanguage(props)
  const { name, summary, picture, groups } = questionsPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[questionsPage(language)]} language={language} />
      <QuestionsStructuredData groups={groups} language={language} />
      <PageHero
        heading={name}
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={summary}
      />
      <QuestionGroups groups={groups} language={language} />
    </main>
  )
}
