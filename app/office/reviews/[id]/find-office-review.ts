import { z } from 'zod'
import { type OfficeSubject } from '@/app/office/office-act'
import { officeReviewPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findReview } from '@/lib/db/reviews'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeReview = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'review' }> }

/** Find the review that an address of the office names. */
export async function findOfficeReview({ id }: { readonly id: string }): Promise<OfficeReview | null> {
  const review = z.guid().safeParse(id).success ? await findReview(database(), id) : null
  return review && { subject: { about: 'review', review }, path: officeReviewPath(review) }
}
