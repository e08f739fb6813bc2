import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorActionButtons } from '@/components/operator/action-groups'
import { FactRows, OperatorResultNote } from '@/components/operator/operator-page-parts'
import { actionClasses } from '@/components/ui/action-style'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficePerson } from '@/lib/contract/office-person'

type PersonPageProps = {
  /** Null once the person is erased. */
  readonly person: OfficePerson | null
  /** The page that led here. */
  readonly back: { readonly path: string; readonly name: string }
  readonly done: string | null
}

/** What we hold about a person, to be exported or erased. */
export function PersonPage({ person, back, done }: PersonPageProps) {
  return (
    <NarrowColumn>
      <p>
        <a className="inline-block py-2.5 underline underline-offset-4" href={back.path}>
          <TranslatableText>{back.name}</TranslatableText>
        </a>
      </p>
      <h1 className="mt-4 font-display text-4xl tracking-tight">This person</h1>
      <OperatorResultNote done={done} />
      {person && (
        <>
          <p className="mt-3 text-xl wrap-anywhere">
            <TranslatableText>{person.address}</TranslatableText>
          </p>
          <FactRows rows={person.rows} />
          <form action={`${person.path}/export`} className="mt-8 grid sm:grid-cols-2" method="post">
            <button className={actionClasses('quiet')} type="submit">
              Export
            </button>
          </form>
          <OperatorActionButtons actions={['erase']} path={person.path} />
        </>
      )}
    </NarrowColumn>
  )
}
