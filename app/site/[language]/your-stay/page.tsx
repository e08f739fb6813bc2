import { pageMetadata } from '@/app/site/page-metadata'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { StayPage } from '@/components/stay/stay-page'
import { YourStay } from '@/components/stay/your-stay'
import { yourStayPage } from '@/content/your-stay'

export const metadata = pageMetadata(yourStayPage)

export default function YourStayPage() {
  return (
    <>
      <BreadcrumbStructuredData crumbs={[yourStayPage]} />
      <StayPage>
        <YourStay tours={stayTours} />
      </StayPage>
    </>
  )
}
