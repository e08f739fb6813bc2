import { TranslatableText } from '@/components/ui/translatable-text'
import { type OpenItem } from '@/lib/contract/open-item'
import { capitalize } from '@/lib/language/capitalize'

/** What needs a person: what it is, what it is about, and the acts that settle it. */
export function OpenItemList({ items }: { readonly items: readonly OpenItem[] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ kind, about, guest, text, unstored = '', path, acts, command }) => (
        <li className="office-card px-5 py-4" key={`${kind}${about}${text}`}>
          <p className="text-sm text-slate">{capitalize(kind.replaceAll('_', ' '))}</p>
          <p className="mt-1 font-medium wrap-anywhere">
            {path === null ? (
              <TranslatableText>{about}</TranslatableText>
            ) : (
              <a className="inline-block py-2.5 underline-offset-4 hover:underline" href={path}>
                <TranslatableText>{about}</TranslatableText>
              </a>
            )}
          </p>
          {guest !== undefined && (
            <p className="mt-1 wrap-anywhere">
              <TranslatableText>{guest}</TranslatableText>
            </p>
          )}
          <p className="mt-1 wrap-anywhere">
            <TranslatableText>{text + unstored}</TranslatableText>
          </p>
          {path === null && acts.length === 0 && (
            <p className="mt-1">
              <code className="text-sm wrap-anywhere" translate="no">
                {command}
              </code>
            </p>
          )}
          {acts.length > 0 && (
            <p className="flex flex-wrap gap-x-6">
              {acts.map(({ url, name }) => (
                <ActLink key={url} path={url}>
                  {name}
                </ActLink>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ActLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <a className="inline-flex min-h-11 items-center font-medium underline underline-offset-4" href={path}>
      {children}
    </a>
  )
}
