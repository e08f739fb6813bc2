import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { CustomTourTemplate } from '@/components/customized/custom-tour-template'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { ClientWords } from '@/components/words/client-words'
import { customizedTourPage } from '@/content/customized-tour-page'
import { tourNames } from '@/content/tours/tour-words'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(customizedTourPage(language), language)
}

export default async function CustomizedTourPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[customizedTourPage(language)]} language={language} />
      <CustomTourTemplate
        form={
          <ClientWords areas={['enquiries', 'forms', 'party']} language={language}>
            <CustomTourForm tours={tourNames(language)} />
          </ClientWords>
        }
        language={language}
      />
    </>
  )
}
