import { GuidePortrait } from '@/components/guides/guide-portrait'
import { SampleMark } from '@/components/ui/sample-mark'
import { type Guide } from '@/content/guides'
import { formatList } from '@/lib/language/lists'

/** A guide: portrait, name, languages and one sentence. */
export function GuideCard({ guide }: { readonly guide: Guide }) {
  const { name, languages, sentence, isSample } = guide
  return (
    <div className="flex flex-wrap gap-5">
      <GuidePortrait guide={guide} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium" translate="no">
          {name}
        </p>
        <p className="text-sm text-slate">{`Speaks ${formatList(languages, 'and')}`}</p>
        <p className="mt-2 text-pretty">{sentence}</p>
        {isSample && (
          <p className="mt-2">
            <SampleMark>Sample guide</SampleMark>
          </p>
        )}
      </div>
    </div>
  )
}
