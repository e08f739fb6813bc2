import { z } from 'zod'
import { LANGUAGES } from '@/lib/language/language'

/** A language in an e-mail's facts. E-mails that were queued before there was a choice are English. */
export const languageFact = z.enum(LANGUAGES).default('en')
