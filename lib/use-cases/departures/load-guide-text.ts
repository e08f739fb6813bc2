import 'server-only'
import { findGuide } from '@/content/guides'
import { type Db } from '@/lib/db/client'
import { findGuideName } from '@/lib/db/departures/guides'
import { type Language } from '@/lib/language/language'
import { formatList } from '@/lib/language/lists'
import { words } from '@/lib/words/words'

/** Who guides a departure, as a sentence for its guests; null until a guide is named. Rule: guides (docs/rules.md) */
export async function loadGuideText(db: Db, departureId: number, language: Language): Promise<string | null> {
  const name = await findGuideName(db, departureId)
  if (name === null) return null
  const guide = findGuide(name, language)
  const say = words('emailBooking', language)
  if (!guide) return say('guide', { name })
  const languages = formatList(guide.languages, 'and', language)
  return say(guide.isSample ? 'sampleGuideSpeaks' : 'guideSpeaks', { name: guide.name, languages })
}
