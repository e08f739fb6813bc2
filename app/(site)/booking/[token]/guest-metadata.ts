import { type Metadata } from 'next'

/** Metadata of the private pages behind a guest's link. */
export function guestMetadata(title: string, description: string): Metadata {
  return { title, description, robots: { index: false, follow: false } }
}
