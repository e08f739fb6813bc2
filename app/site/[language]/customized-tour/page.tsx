import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { CustomTourTemplate } from '@/components/customized/custom-tour-template'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { customizedTourPage } from '@/content/customized-tour-page'
import { tourNames } from '@/content/tours/all-tours'

export const metadata = pageMetadata(customizedTourPage)

export default function CustomizedTourPage() {
  return (
    <>
      <BreadcrumbStructuredData crumbs={[customizedTourPage]} />
      <CustomTourTemplate form={<CustomTourForm tours={tourNames} />} />
    </>
  )
}
