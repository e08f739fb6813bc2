import { renderNotThere } from '@/app/office/not-there'
import { type OfficeSubject } from '@/app/office/office-act'
import { PersonPage } from '@/components/office/person-page'
import { fileResponse } from '@/lib/http/file-response'
import { RefusedRequestError } from '@/lib/http/respond'
import { type PageSubject } from '@/lib/office/find-act'
import { exportPerson } from '@/lib/office/person/export'
import { loadPersonRows } from '@/lib/use-cases/office/load-person'

/** The person whose e-mail address a booking or an enquiry has. */
export type FoundPerson = OfficeSubject & {
  readonly subject: Extract<PageSubject, { readonly about: 'person' }>
}

/** Name the person of a booking or an enquiry; null if its address has been erased. */
export function toPerson(address: string, of: `/office/${string}`): FoundPerson | null {
  return address === '' ? null : { subject: { about: 'person', address }, path: `${of}/person` }
}

type Shown = {
  /** The page that led here. */
  readonly back: { readonly path: string; readonly name: string }
  /** What has just been done; null if nothing. */
  readonly done: string | null
}

/** Render what we hold about a person. Once the person is erased, only what has just been done is left to show. */
export async function renderPerson(found: FoundPerson | null, { back, done }: Shown) {
  if (!found && done === null) return renderNotThere('person')
  const person = found && {
    path: found.path,
    address: found.subject.address,
    rows: await loadPersonRows(found.subject.address),
  }
  return <PersonPage back={back} done={done} person={person} />
}

/** Download everything that we hold about a person. */
export async function downloadPerson(found: FoundPerson | null): Promise<Response> {
  if (!found) throw new RefusedRequestError(404, { error: 'There is no such person.', code: 'not_found' })
  return fileResponse({
    filename: 'person.json',
    contentType: 'application/json; charset=utf-8',
    content: await exportPerson(found.subject.address),
  })
}
