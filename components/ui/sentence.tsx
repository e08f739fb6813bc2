import { splitKept } from '@/content/kept-words'

/** Words, of which names, references, addresses and numbers stay as they are in translation. Rule: kept-words (docs/rules.md) */
export function Sentence({ children }: { readonly children: string }) {
  return splitKept(children).map(({ text, isKept }, index) => (
    <span
      className={isKept && text.startsWith('LL-') ? 'whitespace-nowrap' : undefined}
      key={`${index}${text}`}
      translate={isKept ? 'no' : undefined}
    >
      {text}
    </span>
  ))
}
