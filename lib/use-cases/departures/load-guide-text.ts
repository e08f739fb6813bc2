import 'server-only'
import { findGuide } from '@/content/guides'
import { type Db } from '@/lib/db/client'
import { findGuideName } from '@/lib/db/departures/guides'
import { formatList } from '@/lib/language/lists'

/** Who guides a departure, as a sentence for its guests; null until a guide is named. Rule: guides (docs/rules.md) */
export async function loadGuideText(db: Db, departureId: number): Promise<string | null> {
  const name = await findGuideName(db, departureId)
  if (name === null) return null
  const guide = findGuide(name)
  if (!guide) return `Your guide is ${name}.`
  const sample = guide.isSample ? ' (sample guide)' : ''
  return `Your guide is ${guide.name}${sample}, who speaks ${formatList(guide.languages, 'and')}.`
}
