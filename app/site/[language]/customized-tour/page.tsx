import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { CustomTourTemplate } from '@/components/customized/custom-tour-template'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { ClientWords } from '@/components/words/client-words'
import { customizedTourPage } from '@/content/customized-tour-page'
import { tourNames } from '@/content/tours/tour-words'
import { parseLanguage } from '@/lib/language/language'

export const metadata = pageMetadata(customizedTourPage('en'))

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function CustomizedTourPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[customizedTourPage('en')]} />
      <CustomTourTemplate
        form={
          <ClientWords areas={['enquiries', 'forms', 'party']} language={language}>
            <CustomTourForm tours={tourNames(language)} />
          </ClientWords>
        }
      />
    </>
  )
}
