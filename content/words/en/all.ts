import { failure } from '@/content/words/en/failure'
import { frame } from '@/content/words/en/frame'
import { missing } from '@/content/words/en/missing'
import { party } from '@/content/words/en/party'

/** All messages in English, by area. Every other language has the same areas. */
export const english = { failure, frame, missing, party }
