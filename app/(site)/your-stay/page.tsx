import { pageMetadata } from '@/app/(site)/page-metadata'
import { stayTours } from '@/app/(site)/your-stay/stay-tours'
import { Breadcrumbs } from '@/app/structured-data'
import { StayPage } from '@/components/stay/stay-page'
import { YourStay } from '@/components/stay/your-stay'
import { yourStay } from '@/content/your-stay'

export const metadata = pageMetadata(yourStay)

export default function YourStayPage() {
  return (
    <>
      <Breadcrumbs crumbs={[yourStay]} />
      <StayPage>
        <YourStay tours={stayTours} />
      </StayPage>
    </>
  )
}
