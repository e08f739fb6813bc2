import { GuidePortrait } from '@/components/guides/guide-portrait'
import { SampleMark } from '@/components/ui/sample-mark'
import { type Guide } from '@/content/guides'
import { type Language } from '@/lib/language/language'
import { formatList } from '@/lib/language/lists'
import { words } from '@/lib/words/words'

type GuideCardProps = { readonly guide: Guide; readonly language: Language }

/** A guide: portrait, name, languages and one sentence. */
export function GuideCard({ guide, language }: GuideCardProps) {
  const say = words('guest', language)
  const { name, languages, sentence, isSample } = guide
  return (
    <div className="flex flex-wrap gap-5">
      <GuidePortrait guide={guide} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium" translate="no">
          {name}
        </p>
        <p className="text-sm text-slate">
          {say('guideSpeaks', { languages: formatList(languages, 'and', language) })}
        </p>
        <p className="mt-2 text-pretty">{sentence}</p>
        {isSample && (
          <p className="mt-2">
            <SampleMark>{say('sampleGuide')}</SampleMark>
          </p>
        )}
      </div>
    </div>
  )
}
