import { type Metadata } from 'next'

/** Of the pages behind a guest's link: for nobody else. */
export function guestMetadata(title: string, description: string): Metadata {
  return { title, description, robots: { index: false, follow: false } }
}
