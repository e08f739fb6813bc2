import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { CustomizedTemplate } from '@/components/customized/customized-template'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { customizedTour } from '@/content/customized-tour'

export const metadata = pageMetadata(customizedTour)

export default function CustomizedTour() {
  return (
    <>
      <Breadcrumbs crumbs={[customizedTour]} />
      <CustomizedTemplate form={<CustomTourForm />} />
    </>
  )
}
