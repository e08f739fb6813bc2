import { renderNotThere } from '@/app/office/not-there'
import { type OfficeSubject } from '@/app/office/office-act'
import { PersonPage } from '@/components/office/person-page'
import { fileResponse } from '@/lib/http/file-response'
import { RefusedRequestError } from '@/lib/http/respond'
import { type PageSubject } from '@/lib/office/find-act'
import { exportPerson } from '@/lib/office/person/export'
import { loadPersonRows } from '@/lib/use-cases/office/load-person'

/** The person whose e-mail address a booking or an enquiry has; an empty one once they are erased. */
export type FoundPerson = OfficeSubject & {
  readonly subject: Extract<PageSubject, { readonly about: 'person' }>
}

/** Name the person of a booking or an enquiry. */
export function toPerson(address: string, of: `/office/${string}`): FoundPerson {
  return { subject: { about: 'person', address }, path: `${of}/person` }
}

const ERASED = 'This person has been erased, or we no longer needed to keep their data.'

type Shown = {
  /** The page that led here. */
  readonly back: { readonly path: string; readonly name: string }
  /** What has just been done; null if nothing. */
  readonly done: string | null
}

/** Render what we hold about a person. Once the person is erased, only that is left to say. */
export async function renderPerson(found: FoundPerson | null, { back, done }: Shown) {
  if (!found) return renderNotThere('person')
  const { path, subject } = found
  const { address } = subject
  const person = address === '' ? null : { path, address, rows: await loadPersonRows(address) }
  return <PersonPage back={back} done={done ?? (person ? null : ERASED)} person={person} />
}

/** Download everything that we hold about a person. */
export async function downloadPerson(found: FoundPerson | null): Promise<Response> {
  if (!found || found.subject.address === '')
    throw new RefusedRequestError(404, { error: 'There is no such person.', code: 'not_found' })
  return fileResponse({
    filename: 'person.json',
    contentType: 'application/json; charset=utf-8',
    content: await exportPerson(found.subject.address),
  })
}
