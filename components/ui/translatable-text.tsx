import { splitAtUntranslatable } from '@/content/split-at-untranslatable'

/** Text in which names, references, addresses and numbers are not translated. Rule: kept-words (docs/rules.md) */
export function TranslatableText({ children }: { readonly children: string }) {
  return splitAtUntranslatable(children).map(({ text, isKept }, index) => (
    <span
      className={isKept && text.startsWith('LL-') ? 'whitespace-nowrap' : undefined}
      key={`${index}${text}`}
      translate={isKept ? 'no' : undefined}
    >
      {text}
    </span>
  ))
}
