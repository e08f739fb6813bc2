import { type OfficeSubject } from '@/app/office/office-act'

/** 'Open a season', which is about nothing that exists already. */
export async function findSeasonOpening(): Promise<OfficeSubject> {
  return {
    subject: { about: 'office' },
    path: '/office/calendar',
    only: { action: 'open-season', page: '/office/season' },
  }
}
