import { party } from '@/content/words/en/party'

/** All messages in English, by area. Every other language has the same areas. */
export const english = { party }
