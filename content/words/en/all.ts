import { articleCategories } from '@/content/words/en/article-categories'
import { categories } from '@/content/words/en/categories'
import { climate } from '@/content/words/en/climate'
import { commonQuestions } from '@/content/words/en/common-questions'
import { company } from '@/content/words/en/company'
import { distances } from '@/content/words/en/distances'
import { drawings } from '@/content/words/en/drawings'
import { failure } from '@/content/words/en/failure'
import { frame } from '@/content/words/en/frame'
import { guides } from '@/content/words/en/guides'
import { imprint } from '@/content/words/en/imprint'
import { missing } from '@/content/words/en/missing'
import { notes } from '@/content/words/en/notes'
import { party } from '@/content/words/en/party'
import { pickUp } from '@/content/words/en/pick-up'
import { promises } from '@/content/words/en/promises'
import { safety } from '@/content/words/en/safety'
import { samples } from '@/content/words/en/samples'
import { tourSafety } from '@/content/words/en/tour-safety'
import { yourStay } from '@/content/words/en/your-stay'

/** All messages in English, by area. Every other language has the same areas. */
export const english = {
  articleCategories,
  categories,
  climate,
  commonQuestions,
  company,
  distances,
  drawings,
  failure,
  frame,
  guides,
  imprint,
  missing,
  notes,
  party,
  pickUp,
  promises,
  safety,
  samples,
  tourSafety,
  yourStay,
}
